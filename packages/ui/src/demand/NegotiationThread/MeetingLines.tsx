import { formatUnitPrice, pointsOf, type PricePoint } from '@xinpu/sdk/format'
import type { EnquiryVO } from '@xinpu/sdk/types'
import { sidesOf } from '../quote-words.ts'
import * as S from './DecisionCard.styles.ts'

const [width, height, edge, top] = [300, 112, 26, 22]

/** The prices of both sides, round by round: two lines that meet. */
export function MeetingLines({ rounds, demandVO }: Pick<EnquiryVO, 'rounds' | 'demandVO'>) {
  const points = pointsOf(rounds)
  if (points.length < 2) return null
  const placed = placedPoints(points)
  const { bidder, owner } = sidesOf(demandVO)
  const told = points.map(
    ({ side, price, currency }) => `${side === 'bidder' ? bidder : owner} ${formatUnitPrice(price, currency)}`,
  )

  return (
    <S.Plot viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`双方出价：${told.join('，')}`}>
      {(['bidder', 'owner'] as const).map((side) => (
        <S.Line
          key={side}
          data-side={side}
          points={placed
            .filter((each) => each.side === side)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      ))}
      {placed.map((point, index) => (
        <g key={point.at}>
          <S.Dot
            data-side={point.side}
            data-last={index === placed.length - 1 || undefined}
            cx={point.x}
            cy={point.y}
            r={3.5}
          />
          <S.Figure
            data-side={point.side}
            x={point.x}
            y={point.side === 'bidder' ? point.y - 8 : point.y + 16}
            textAnchor="middle"
          >
            {formatUnitPrice(point.price, point.currency).slice(1)}
          </S.Figure>
        </g>
      ))}
    </S.Plot>
  )
}

function placedPoints(points: readonly PricePoint[]) {
  const values = points.map(({ taxed }) => Number(taxed))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = (width - 2 * edge) / Math.max(1, points.length - 1)
  return points.slice(-8).map((point, index, shown) => ({
    ...point,
    x: edge + index * (shown.length < points.length ? (width - 2 * edge) / (shown.length - 1) : step),
    y: top + (most === least ? 0.5 : (most - Number(point.taxed)) / (most - least)) * (height - 2 * top),
  }))
}
