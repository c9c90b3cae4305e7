import { formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import type { Currency, DemandType } from '@xinpu/sdk/types'
import { kindOf, taxOf } from '../demand-words.ts'
import type { ReadLine } from './DemandParser.tsx'
import * as S from './DemandParser.styles.ts'

/** What a line said, as far as it was understood. */
export interface ReadFields {
  type?: DemandType
  model?: string
  brand?: string
  quantity?: number
  price?: number
  currency?: Currency
  taxIncluded?: boolean
  package?: string
  batchNo?: string
  delivery?: string
  region?: string
}

interface ReadingsProps {
  line: ReadLine
  /** What the line is, where it does not say so itself. */
  type: DemandType
}

/** Which word of a line became which field, and what was not understood. */
export const Readings = ({ line, type }: ReadingsProps) => (
  <S.Readings>
    {readingsOf(line, type).map(({ label, value }) => (
      <S.Reading key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </S.Reading>
    ))}
  </S.Readings>
)

/** The readings of a line, in the order of the form; what was not said has none. */
const readingsOf = ({ fields, marks, rest }: ReadLine, type: DemandType) =>
  [
    { label: '类型', value: kindOf(fields.type ?? type).word },
    { label: '型号', value: fields.model },
    { label: '品牌', value: fields.brand },
    { label: '数量', value: fields.quantity && `${formatNumber(fields.quantity)} 片` },
    { label: '价格', value: fields.price && formatUnitPrice(fields.price, fields.currency) },
    { label: '税', value: taxOf(fields) },
    { label: '封装', value: fields.package },
    { label: '批号', value: fields.batchNo },
    { label: '交期', value: fields.delivery },
    { label: '地区', value: fields.region },
    { label: '联系方式', value: marks.some(({ field }) => field === 'contact') && '不公开' },
    { label: '没有读懂', value: rest },
  ].filter(({ value }) => Boolean(value))
