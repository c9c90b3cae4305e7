import { CircleAlert, CircleCheck } from 'lucide-react'
import { columnFieldLabels } from '@xinpu/sdk/labels'
import type { ColumnChoice, ColumnField } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ColumnItem, type MappedColumn } from './ColumnItem.tsx'
import { changed, missingOf, type Required } from './column-choice.ts'
import * as S from './ColumnMapper.styles.ts'

export interface ColumnMapperProps {
  /** The columns with what they are thought to hold, and their first texts. */
  columns: readonly MappedColumn[]
  /** What each column holds. */
  map: readonly ColumnChoice[]
  onChange: (map: ColumnChoice[]) => void
  /** What a column can hold here, in the order of the list. */
  fields: readonly ColumnField[]
  /** What must be there: one of each. */
  required: readonly Required[]
  /**
   * Whether the person chose this for the same header before.
   *
   * @default false
   */
  isKnown?: boolean
  /** What follows from the choice as it is. */
  note?: string
  /** Whether the choice is kept for the next sheet with this header; missing: it cannot be. */
  remember?: { isOn: boolean; onChange: (isOn: boolean) => void }
  /** What goes on from here: 重选文件, 匹配 132 行. */
  children?: React.ReactNode
}

/** Says what each column of a sheet holds, with the reason; only what is doubtful asks to be looked at. */
export function ColumnMapper({
  columns,
  map,
  onChange,
  fields,
  required,
  isKnown,
  note,
  remember,
  children,
}: ColumnMapperProps) {
  const missing = missingOf(map, required)

  return (
    <S.Root>
      <S.Needs aria-label="必需的列">
        {required.map((need) => (
          <Need key={need.join()} need={need} isMissing={missing.includes(need)} />
        ))}
      </S.Needs>
      {isKnown && <Alert tone="ok" title="这种表头您用过，已按上次的列对好" />}
      {missing.length > 0 && (
        <Alert tone="warn" title={`还要指出哪一列是${missing.map(inWords).join('、')}`}>
          没有列名也可以，按内容选。
        </Alert>
      )}
      {note !== undefined && <Alert tone="info" title={note} />}
      <S.Columns aria-label="表格的列">
        {columns.map((column) => (
          <ColumnItem
            key={column.column}
            {...column}
            chosen={map.find((choice) => choice.column === column.column)?.field}
            fields={fields}
            onChoose={(field) => onChange(changed(map, column.column, field))}
          />
        ))}
      </S.Columns>
      <S.Foot>
        {remember && (
          <Checkbox isSelected={remember.isOn} onChange={remember.onChange}>
            记住这种表头，下次直接匹配
          </Checkbox>
        )}
        <S.Actions>{children}</S.Actions>
      </S.Foot>
    </S.Root>
  )
}

const inWords = (need: Required) => need.map((field) => columnFieldLabels[field]).join('或')

const Need = ({ need, isMissing }: { need: Required; isMissing: boolean }) => (
  <S.Need $isMissing={isMissing}>
    <Icon of={isMissing ? CircleAlert : CircleCheck} size={14} />
    {inWords(need)}
    {isMissing ? '：未指出' : ''}
  </S.Need>
)
