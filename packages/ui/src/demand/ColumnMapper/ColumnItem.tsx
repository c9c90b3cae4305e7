import { columnFieldLabels } from '@xinpu/sdk/labels'
import type { ColumnField } from '@xinpu/sdk/types'
import { Select } from '../../primitives/Select/Select.tsx'
import { letterOf } from '../BomInput/column-letter.ts'
import * as S from './ColumnMapper.styles.ts'

export interface MappedColumn {
  /** Place of the column, from 0. */
  column: number
  /** Its name in the header; empty where it has none. */
  name: string
  /** What it is thought to hold. */
  field?: ColumnField
  /** How sure that is, 0–100. */
  percent: number
  /** Why: 列名, 按内容 91 %. */
  reason: string
  /** Its first texts. */
  samples: readonly string[]
}

interface ColumnItemProps extends MappedColumn {
  chosen: ColumnField | undefined
  fields: readonly ColumnField[]
  onChoose: (field: ColumnField | undefined) => void
}

const sure = 60

/** A column: what it holds, why, and what stands in it. */
export function ColumnItem({
  column,
  name,
  percent,
  reason,
  samples,
  chosen,
  field,
  fields,
  onChoose,
}: ColumnItemProps) {
  const letter = letterOf(column)
  const isDoubtful = chosen !== undefined && chosen === field && percent < sure

  return (
    <S.Item $isChosen={chosen !== undefined} $isDoubtful={isDoubtful}>
      <S.Field>
        <Select
          label={`${letter} 列${name ? `“${name}”` : ''}`}
          isLabelHidden
          size="sm"
          value={chosen ?? ''}
          onChange={(value) => onChoose(fields.find((one) => one === value))}
          options={[
            { value: '', label: '不导入' },
            ...fields.map((one) => ({ value: one, label: columnFieldLabels[one] })),
          ]}
        />
      </S.Field>
      <S.Reason $isDoubtful={isDoubtful}>{reasonOf({ name, chosen, field, reason, isDoubtful })}</S.Reason>
      <S.Name>
        <S.Letter>{letter}</S.Letter> {name || '（没有列名）'}
      </S.Name>
      <S.Samples>
        {samples.map((sample, place) => (
          <li key={place} title={sample}>
            {sample}
          </li>
        ))}
      </S.Samples>
    </S.Item>
  )
}

interface Reasoned extends Pick<ColumnItemProps, 'chosen' | 'field' | 'name' | 'reason'> {
  isDoubtful: boolean
}

function reasonOf({ name, chosen, field, reason, isDoubtful }: Reasoned): string {
  if (chosen === undefined) return '这一列不读'
  if (chosen !== field) return '您选的'
  const why = reason === '列名' ? `列名 ${name}` : reason
  return isDoubtful ? `${why}，请确认` : why
}
