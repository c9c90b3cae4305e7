import { formatNumber } from '@xinpu/sdk/format'
import type { ExcelTask, ValidDays } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TaskTally } from '../TaskCard/TaskTally.tsx'
import * as S from './ImportBar.styles.ts'

/** How the rows of a sheet come in. */
export interface ImportTerms {
  /** Missing: the default contact. */
  contactId?: number
  /** Of posts. */
  validDays: ValidDays
  skipErrors: boolean
}

export interface ImportBarProps {
  /** The sheet whose rows wait. */
  task: ExcelTask
  /** Whom others may call. */
  contacts: readonly { id: number; name: string }[]
  onConfirm: (terms: ImportTerms) => void
  onCancel: () => void
  /**
   * Whether it is on its way to the server.
   *
   * @default false
   */
  isPending?: boolean
}

const days: readonly ValidDays[] = [7, 15, 30, 60]

/** The last look before rows come in: where every row goes, of posts whom to call and how long they stand, of stock what goes. */
export function ImportBar({ task, contacts, onConfirm, onCancel, isPending = false }: ImportBarProps) {
  const { fail, ready, kind, replaceAll } = task
  const [contact, setContact] = useState('')
  const [validDays, setValidDays] = useState<ValidDays>(30)
  const [skipErrors, setSkipErrors] = useState(false)
  const isHeld = ready === 0 || (fail > 0 && !skipErrors)

  return (
    <S.Root role="group" aria-label="确认导入">
      <TaskTally task={task} />
      <S.Terms>
        {kind === 'demand' && (
          <>
            <Select
              label="联系人"
              size="sm"
              value={contact}
              onChange={setContact}
              options={[
                { value: '', label: '默认联系人' },
                ...contacts.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <Select
              label="有效期"
              size="sm"
              value={String(validDays)}
              onChange={(value) => setValidDays(days.find((one) => String(one) === value) ?? 30)}
              options={days.map((one) => ({ value: String(one), label: `${one} 天` }))}
            />
          </>
        )}
        {replaceAll && <S.Note>替换全部：导入后删除表里没有的库存，错误行写到的型号不删。</S.Note>}
        {fail > 0 && (
          <Checkbox isSelected={skipErrors} onChange={setSkipErrors}>
            跳过 {formatNumber(fail)} 行错误，只导入其余
          </Checkbox>
        )}
        <S.Last>
          <Button tone="quiet" isDisabled={isPending} onPress={onCancel}>
            不导入了
          </Button>
          <Button
            tone="primary"
            isDisabled={isHeld}
            isPending={isPending}
            onPress={() => onConfirm({ validDays, skipErrors, ...(contact && { contactId: Number(contact) }) })}
          >
            确认导入 {formatNumber(ready)} 行
          </Button>
        </S.Last>
      </S.Terms>
    </S.Root>
  )
}
