import type { OriginalData, TechArticle } from '@xinpu/sdk/types'
import { TechCard } from '@xinpu/ui/prefecture'
import { useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { originalPlace, techPlaces } from './places.ts'
import type { Ticks } from './chosen-documents.tsx'

export interface TechRowsProps {
  rows: readonly (OriginalData | TechArticle)[]
  /** Where several may be fetched as one zip. */
  ticks?: Ticks
}

/** Documents of the zone one under the other; those without a file have no tick. */
export function TechRows({ rows, ticks }: TechRowsProps) {
  const place = usePlace()
  const now = new Date(useVisit().now)
  const hrefOf = (row: OriginalData | TechArticle) =>
    place('originalFactoryId' in row ? originalPlace(row.id) : techPlaces[row.type](row.id))
  return rows.map((row) => (
    <TechCard
      key={row.id}
      document={row}
      href={hrefOf(row)}
      now={now}
      {...(ticks &&
        row.fileSize !== undefined && {
          selection: { isSelected: ticks.selected.has(row.id), onChange: () => ticks.onToggle(row) },
        })}
    />
  ))
}
