import { formatNumber, formatUnitPrice, priceAt, type Currency, type PriceBreak } from '@xinpu/sdk/format'
import * as S from './Ladder.styles.ts'

export interface LadderStepsProps {
  ladder: readonly PriceBreak[]
  /** Pieces that are wanted: their tier is lit. */
  qty: number
  currency: Currency
}

/** Tiers that stand in a row. */
export const shownSteps = 4

/** The ladder as a row of four steps around the wanted quantity; the tier that holds is lit, none under the least. */
export function LadderSteps({ ladder, qty, currency }: LadderStepsProps) {
  const current = priceAt(ladder, qty)?.min
  return (
    <S.Steps aria-label="阶梯价">
      {around(ladder, current).map(({ min, price }) => (
        <li key={min} aria-current={min === current || undefined}>
          <span>{formatNumber(min)}+</span>
          <b>{formatUnitPrice(price, currency)}</b>
        </li>
      ))}
    </S.Steps>
  )
}

/** As many tiers as there is room for, one before the current where there is one. */
function around(ladder: readonly PriceBreak[], current: number | undefined): readonly PriceBreak[] {
  const at = ladder.findIndex(({ min }) => min === current)
  const from = Math.max(0, Math.min(at - 1, ladder.length - shownSteps))
  return ladder.slice(from, from + shownSteps)
}
