import { useQuery } from '@tanstack/react-query'
import type { TechType } from '@xinpu/sdk/types'
import { TitleList } from '@xinpu/ui/article'
import { EmptyState, ListRegion, Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { listOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { techPlaces } from './places.ts'
import { hotInZone } from './queries.ts'

/** What is read most of a kind. */
export function ZoneAside({ type }: { type?: TechType }) {
  const place = usePlace()
  const hot = listOf(useQuery(hotInZone(useCall(), type)))
  return (
    <Section title="热门" meta="近 7 天阅读">
      <ListRegion list={hot} empty={<EmptyState title="还没有内容" />} shape="text">
        {(rows) => (
          <TitleList
            titles={rows.map((row) => ({ id: row.id, title: row.title, href: place(techPlaces[row.type](row.id)) }))}
          />
        )}
      </ListRegion>
    </Section>
  )
}
