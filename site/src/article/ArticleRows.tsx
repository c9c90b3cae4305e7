import type { ArticleDTO } from '@xinpu/sdk/types'
import { ArticleCard } from '@xinpu/ui/article'
import { useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { articlePlace } from './places.ts'

/** Articles one under the other. */
export function ArticleRows({ rows }: { rows: readonly ArticleDTO[] }) {
  const place = usePlace()
  const now = new Date(useVisit().now)
  return rows.map((row) => <ArticleCard key={row.id} article={row} href={place(articlePlace(row.id))} now={now} />)
}
