import { formatAmount, formatUnitPrice, type Currency, type Micro } from '@xinpu/sdk/format'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './MoneyText.styles.ts'

export type MoneyKind = 'unit' | 'amount'
export type MoneySize = 'text' | 'figure'

export interface MoneyTextProps {
  /** The sum: a number in the currency, or a bigint in millionths; none reads as `none`. */
  value: number | Micro | null | undefined
  /**
   * The price of one piece, two to six decimals, or an amount to pay, always two.
   *
   * @default 'amount'
   */
  kind?: MoneyKind
  /** @default 'CNY' */
  currency?: Currency
  /** What it was before; struck out beside it. */
  old?: number | Micro | null
  /** What is counted: ‘/ 片’. */
  per?: string
  /**
   * As the text around it, or 20 px where it is the answer.
   *
   * @default 'text'
   */
  size?: MoneySize
  /**
   * Decimals whose room is kept, so that points line up in a column.
   *
   * @default 0
   */
  places?: number
  /**
   * What stands there without a sum: ‘面议’ where a seller may be asked.
   *
   * @default '—'
   */
  none?: string
}

/** A price or an amount, as the product writes money; the old one struck out. */
export function MoneyText(props: MoneyTextProps) {
  const { value, kind = 'amount', currency = 'CNY', old, per, size = 'text', places = 0, none = '—' } = props
  if (value === null || value === undefined) return <S.None>{none}</S.None>

  const written = writers[kind](value, currency)
  const isChanged = old !== null && old !== undefined && old !== value

  return (
    <S.Root>
      <S.Sum $size={size}>
        {isChanged && <VisuallyHidden>现价 </VisuallyHidden>}
        {written}
        <S.Room aria-hidden>{'0'.repeat(Math.max(0, places - decimalsOf(written)))}</S.Room>
      </S.Sum>
      {per && <S.Per>{per}</S.Per>}
      {isChanged && (
        <S.Old>
          <VisuallyHidden>原价 </VisuallyHidden>
          {writers[kind](old, currency)}
        </S.Old>
      )}
    </S.Root>
  )
}

const writers = { unit: formatUnitPrice, amount: formatAmount }

const decimalsOf = (written: string): number => written.split('.')[1]?.length ?? 0
