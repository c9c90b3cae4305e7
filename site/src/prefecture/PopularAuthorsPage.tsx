import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { AuthorCard } from '@xinpu/ui/article'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, EmptyState, ListRegion, Section } from '@xinpu/ui/primitives'
import { authorPlace } from '../article/places.ts'
import { useCall } from '../app/api.ts'
import { listOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { popularAuthorsPlace, zonePlace } from './places.ts'
import { allAuthors, readAuthors, zonePageSize } from './queries.ts'

/** R071: authors, and by which rule the ten stand where they stand. */
export function PopularAuthorsPage({
  search,
}: {
  search: { keywords?: string | undefined; page?: number | undefined }
}) {
  const place = usePlace()
  const call = useCall()
  const { page = 1, keywords = '' } = search
  const { data } = useSuspenseQuery(allAuthors(call, { page, keywords }))
  const top = listOf(useQuery(readAuthors(call)))

  return (
    <IndexLayout
      breadcrumb={<Breadcrumb items={[{ label: '专区', href: place(zonePlace) }, { label: '热门作者' }]} />}
      head={<PageHead title="热门作者" />}
      aside={
        <Section title="前十" meta="按近 7 天文章被阅读的次数，同一读者同一篇每天计一次">
          <ListRegion list={top} empty={<EmptyState title="还没有作者" />}>
            {(rows) =>
              rows.map((each) => <AuthorCard key={each.id} author={each} href={place(authorPlace(each.id))} />)
            }
          </ListRegion>
        </Section>
      }
    >
      <Section title="全部作者" meta="按关注人数">
        <ListRegion
          list={data}
          paging={{
            page,
            pageSize: zonePageSize,
            hrefFor: (next) => place(popularAuthorsPlace({ ...(keywords && { keywords }), page: next })),
          }}
          empty={<EmptyState title="没有这样的作者" />}
        >
          {(rows) => rows.map((each) => <AuthorCard key={each.id} author={each} href={place(authorPlace(each.id))} />)}
        </ListRegion>
      </Section>
    </IndexLayout>
  )
}
