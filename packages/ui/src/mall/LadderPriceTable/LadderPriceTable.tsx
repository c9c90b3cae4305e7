import { formatAmount, formatNumber, formatUnitPrice, priceAt, type Currency, type PriceBreak } from '@xinpu/sdk/format'
import * as S from './LadderPriceTable.styles.ts'

export interface LadderPriceTableProps {
  /** Least quantity first. */
  ladder: readonly PriceBreak[]
  /** Pieces that are wanted: their tier is marked. */
  qty: number
  currency: Currency
  /** A tier was chosen: its least quantity is wanted. Without it the tiers are only read. */
  onChoose?: (pieces: number) => void
  /**
   * How far each price is below the first, or what the least quantity of the tier comes to.
   *
   * @default 'share'
   */
  last?: 'share' | 'amount'
}

/** The price of each tier with what it is below that of the first; the tier of the wanted quantity is marked. */
export function LadderPriceTable({ ladder, qty, currency, onChoose, last = 'share' }: LadderPriceTableProps) {
  const current = priceAt(ladder, qty)?.min
  const first = ladder[0]?.price ?? 0

  return (
    <S.Table>
      <thead>
        <tr>
          <th scope="col">数量</th>
          <th scope="col">单价</th>
          <th scope="col">{last === 'share' ? '比首档' : '合计'}</th>
        </tr>
      </thead>
      <tbody>
        {ladder.map(({ min, price }) => (
          <tr key={min} aria-current={min === current || undefined}>
            <th scope="row">
              {onChoose ? (
                <S.Choice onClick={() => onChoose(min)} aria-label={`买 ${formatNumber(min)} 片`}>
                  {formatNumber(min)}+
                </S.Choice>
              ) : (
                `${formatNumber(min)}+`
              )}
              {min === current && <S.Now>当前</S.Now>}
            </th>
            <td>{formatUnitPrice(price, currency)}</td>
            <td>{last === 'share' ? shareOf(price, first) : amountOf(ladder, min, currency)}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  )
}

const amountOf = (ladder: readonly PriceBreak[], min: number, currency: Currency): string =>
  formatAmount(priceAt(ladder, min)?.amount ?? Number.NaN, currency)

/** −25.9 %; nothing for the first tier. */
const shareOf = (price: number, first: number): string =>
  price === first || first === 0
    ? '—'
    : `${price < first ? '−' : '+'}${Math.abs((1 - price / first) * 100).toFixed(1)} %`
