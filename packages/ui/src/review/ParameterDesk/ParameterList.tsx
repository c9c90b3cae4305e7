import type { CategoryParameter } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useDeskAct } from '../use-desk-act.ts'
import * as S from './ParameterDesk.styles.ts'
import { ParameterRow } from './ParameterRow.tsx'

/** A parameter as it is sent. */
export type SavedParameter = Pick<CategoryParameter, 'isHidden' | 'label' | 'name'>

interface ParameterListProps {
  parameters: readonly CategoryParameter[]
  onSave: (parameters: readonly SavedParameter[]) => Promise<unknown>
}

/** The parameters of a category, while their order, names and visibility are changed. */
export function ParameterList({ parameters, onSave }: ParameterListProps) {
  const [rows, setRows] = useState(parameters)
  const save = useDeskAct(onSave, '没有保存，请再试一次')
  const isChanged = rows !== parameters

  const change = (name: string, to: Partial<SavedParameter>) =>
    setRows(rows.map((row) => (row.name === name ? { ...row, ...to } : row)))

  return (
    <>
      <S.Rows aria-label="参数的顺序">
        {rows.map((row, at) => (
          <ParameterRow
            key={row.name}
            parameter={row}
            onChange={(to) => change(row.name, to)}
            onMove={(by) => setRows(moved(rows, at, at + by))}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
          />
        ))}
      </S.Rows>
      <S.Foot>
        <Button
          tone="primary"
          isDisabled={!isChanged}
          isPending={save.isPending}
          onPress={() => void save.act(rows.map(sent))}
        >
          保存
        </Button>
        <Button isDisabled={save.isPending} onPress={() => void save.act([])}>
          恢复目录的顺序
        </Button>
      </S.Foot>
    </>
  )
}

const sent = ({ name, label, isHidden }: CategoryParameter): SavedParameter => ({ name, label: label.trim(), isHidden })

/** The rows with one of them at another place. */
function moved(rows: readonly CategoryParameter[], from: number, to: number): CategoryParameter[] {
  const row = rows[from]
  if (!row) return [...rows]
  const others = rows.toSpliced(from, 1)
  return others.toSpliced(to, 0, row)
}
