import { formatAmount, formatNumber, type Currency, type PriceBreak } from '@xinpu/sdk/format'
import { namedBreaks, placesOf, plot, roundSum } from './curve-places.ts'
import { totalAt, type Curve } from './total-curve.ts'
import * as S from './TotalCurve.styles.ts'

interface CurvePlotProps {
  curve: Curve
  ladder: readonly PriceBreak[]
  /** The quantity that is marked. */
  pieces: number
  /** A larger one that costs less. */
  next: number | undefined
  currency: Currency
}

/** The drawing of the total against the quantity; what is pointed at carries its sum. */
export function CurvePlot({ curve, ladder, pieces, next, currency }: CurvePlotProps) {
  const { x, y } = placesOf(curve)
  const sum = roundSum(curve)
  const point = (quantity: number) => ({
    x: x(Math.min(quantity, curve.most)),
    y: y(totalAt(ladder, quantity)),
    sum: formatAmount(totalAt(ladder, quantity), currency),
  })
  const now = point(pieces)

  return (
    <S.Plot viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden>
      {curve.bands.map(({ from, to }) => (
        <rect key={to} data-band x={x(from)} width={x(to) - x(from)} y={plot.top} height={plot.bottom - plot.top} />
      ))}
      <path data-grid d={`M0 ${y(sum)}H${plot.right}`} />
      {Math.abs(y(sum) - now.y) > 24 && (
        <text x="0" y={y(sum) - 4}>
          {formatAmount(sum, currency).replace('.00', '')}
        </text>
      )}
      <path data-axis d={`M0 ${plot.bottom + 0.5}H${plot.right}`} />
      <path
        data-curve
        d={curve.stretches.map(({ from, to, low, high }) => `M${x(from)} ${y(low)}L${x(to)} ${y(high)}`).join('')}
      />
      <path
        data-drop
        d={curve.stretches
          .slice(1)
          .map(({ from, low }, at) => `M${x(from)} ${y(curve.stretches[at]?.high ?? low)}V${y(low)}`)
          .join('')}
      />
      {namedBreaks(curve, { x, y }).map((min) => (
        <text key={min} x={x(min)} y={plot.height - 6} textAnchor="middle">
          {formatNumber(min)}
        </text>
      ))}
      <text x={plot.right} y={plot.height - 6} textAnchor="end">
        片
      </text>
      {next !== undefined && next <= curve.most && <Next {...point(next)} />}
      <Now {...now} />
    </S.Plot>
  )
}

interface PointProps {
  x: number
  y: number
  sum: string
}

/** Room that a sum needs beside its point. */
const room = 90

const Now = ({ x, y, sum }: PointProps) => (
  <>
    <circle data-now cx={x} cy={y} r="4" />
    <text data-name="now" x={x > room ? x - 6 : x + 8} y={Math.max(y - 8, 12)} textAnchor={x > room ? 'end' : 'start'}>
      {sum}
    </text>
  </>
)

const Next = ({ x, y, sum }: PointProps) => {
  const isLeft = x > plot.right - room
  return (
    <>
      <circle data-next cx={x} cy={y} r="4" />
      <text
        data-name="next"
        x={isLeft ? x - 6 : x + 6}
        y={Math.min(y + 19, plot.bottom - 4)}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {sum}
      </text>
    </>
  )
}
