import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { TitleList } from '@xinpu/ui/article'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, EmptyState, LinkButton, ListRegion, Section, VisuallyHidden } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { DownloadTicked, useTicks } from './chosen-documents.tsx'
import { factoryPlace, recommendedPlace, zonePlace } from './places.ts'
import { factories, recommendedDocuments, zonePageSize } from './queries.ts'
import { TechRows } from './TechRows.tsx'
import { ZoneSearchBox } from './ZoneSearchBox.tsx'

/** R076: the documents of makers that are read and taken most, and the makers. */
export function RecommendedPage({ page }: { page: number }) {
  const place = usePlace()
  const call = useCall()
  const ticks = useTicks()
  const { data } = useSuspenseQuery(recommendedDocuments(call, page))
  const makers = shownOf(useQuery(factories(call)))

  return (
    <IndexLayout
      breadcrumb={<Breadcrumb items={[{ label: '专区', href: place(zonePlace) }, { label: '原厂资料' }]} />}
      head={
        <>
          <PageHead title="原厂资料" />
          <ZoneSearchBox />
        </>
      }
      side={
        <Section title="原厂">
          <ListRegion list={makers} empty={<EmptyState title="还没有原厂" />} shape="text">
            {(rows) => (
              <TitleList
                titles={rows.map(({ id, brandCn, dataCount }) => ({
                  id,
                  title: brandCn,
                  note: `${dataCount} 份`,
                  href: place(factoryPlace(id)),
                }))}
              />
            )}
          </ListRegion>
        </Section>
      }
    >
      <VisuallyHidden as="h2">资料</VisuallyHidden>
      <ListRegion
        list={data}
        paging={{ page, pageSize: zonePageSize, hrefFor: (next) => place(recommendedPlace(next)) }}
        empty={
          <EmptyState title="还没有原厂资料" action={<LinkButton href={place(zonePlace)}>回专区首页</LinkButton>} />
        }
      >
        {(rows) => <TechRows rows={rows} ticks={ticks} />}
      </ListRegion>
      <DownloadTicked of="originalData" {...ticks} />
    </IndexLayout>
  )
}
