import {
  cheaperQuantity,
  formatAmount,
  formatNumber,
  leastQuantity,
  priceAt,
  type Currency,
  type PriceBreak,
  type QuantityRules,
} from '@xinpu/sdk/format'
import { CurvePlot } from './CurvePlot.tsx'
import { placesOf, plot } from './curve-places.ts'
import { curveOf, type Curve } from './total-curve.ts'
import * as S from './TotalCurve.styles.ts'
import { usePointed } from './usePointed.ts'

export interface TotalCurveProps {
  /** Least quantity first. */
  ladder: readonly PriceBreak[]
  /** Pieces that are wanted. */
  qty: number
  currency: Currency
  /** What the shop asks of a quantity: only such quantities are pointed at. */
  rules: QuantityRules
  /** A quantity was chosen on the curve. */
  onChoose: (pieces: number) => void
}

/**
 * What quantities cost in all: it falls at each break, and green is where more pieces cost less. The ladder is its text.
 * Nothing where no price holds, or where there is one price only.
 */
export function TotalCurve({ ladder, qty, currency, rules, onChoose }: TotalCurveProps) {
  const { pointed, ...pointing } = usePointed(qty, onChoose)
  const curve = ladder.length > 1 ? curveOf(ladder, qty) : undefined
  if (!curve) return null
  const amount = priceAt(ladder, pointed)?.amount ?? Number.NaN

  return (
    <S.Root>
      <S.Range
        type="range"
        aria-label="在总价曲线上选数量"
        aria-valuetext={`${formatNumber(pointed)} 片，合计 ${formatAmount(amount, currency)}`}
        {...reachOf(curve, rules)}
        value={pointed}
        {...pointing}
      />
      <CurvePlot
        curve={curve}
        ladder={ladder}
        pieces={pointed}
        next={cheaperQuantity(ladder, pointed)?.pieces}
        currency={currency}
      />
    </S.Root>
  )
}

/** Quantities that can be bought and are in sight, and where the control lies so that it is over them. */
function reachOf(curve: Curve, rules: QuantityRules) {
  const { x } = placesOf(curve)
  const [min, step] = [leastQuantity(rules), rules.mpq]
  const max = Math.max(min, Math.floor(Math.min(curve.most, rules.stock) / step) * step)
  const share = (pieces: number) => (x(pieces) / plot.width) * 100
  return { min, max, step, style: { left: `${share(min)}%`, width: `${share(max) - share(min)}%` } }
}
