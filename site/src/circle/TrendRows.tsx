import type { TrendsVO } from '@xinpu/sdk/types'
import { TrendCard } from '@xinpu/ui/circle'
import { useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { circlePlace, trendPlace } from './places.ts'
import { TrendLike } from './TrendActions.tsx'

/** Posts one below the other. */
export function TrendRows({ rows, inCircle = false }: { rows: readonly TrendsVO[]; inCircle?: boolean }) {
  const place = usePlace()
  const now = new Date(useVisit().now)
  return rows.map((trend) => (
    <TrendCard
      key={trend.id}
      trend={trend}
      href={place(trendPlace(trend.id))}
      answerHref={`${place(trendPlace(trend.id))}#c${trend.answer?.id ?? 0}`}
      {...(!inCircle && { circleHref: place(circlePlace(trend.groupId)) })}
      hrefOfPart={(part) => place(partPlace(part))}
      now={now}
      actions={<TrendLike trend={trend} />}
    />
  ))
}
