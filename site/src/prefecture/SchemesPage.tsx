import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { SchemeGrid } from '@xinpu/ui/prefecture'
import { TitleList } from '@xinpu/ui/article'
import { Breadcrumb, EmptyState, LinkButton, ListRegion, Section, VisuallyHidden } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { listOf, shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { schemePlace, schemesPlace, zonePlace } from './places.ts'
import { schemeBrands, schemeList, schemeModels, schemePageSize } from './queries.ts'
import { ZoneSearchBox } from './ZoneSearchBox.tsx'
import type { SchemeParams } from './zone-params.ts'

/** R065: circuits, by brand and part. */
export function SchemesPage({ search }: { search: SchemeParams }) {
  const place = usePlace()
  const { data } = useSuspenseQuery(schemeList(useCall(), search))

  return (
    <IndexLayout
      breadcrumb={<Breadcrumb items={[{ label: '专区', href: place(zonePlace) }, { label: '电路方案' }]} />}
      head={
        <>
          <PageHead title={search.model ? `${search.model} 电路方案` : '电路方案'} />
          <ZoneSearchBox keywords={search.keywords} />
        </>
      }
      side={<Picker search={search} />}
    >
      <VisuallyHidden as="h2">方案</VisuallyHidden>
      <ListRegion
        list={data}
        paging={{
          page: search.page ?? 1,
          pageSize: schemePageSize,
          hrefFor: (page) => place(schemesPlace({ ...search, page })),
        }}
        shape="card"
        empty={
          <EmptyState
            title="没有这样的方案"
            action={
              search.model && search.brandId !== undefined ? (
                <LinkButton href={place(schemesPlace({ brandId: search.brandId }))}>同品牌的其他型号</LinkButton>
              ) : (
                <LinkButton href={place(schemesPlace())}>全部方案</LinkButton>
              )
            }
          />
        }
      >
        {(rows) => <SchemeGrid schemes={rows} hrefOf={({ id }) => place(schemePlace(id))} />}
      </ListRegion>
    </IndexLayout>
  )
}

/** A brand, then one of its parts. */
export function Picker({ search: { brandId, model } }: { search: SchemeParams }) {
  const place = usePlace()
  const call = useCall()
  const brands = listOf(useQuery(schemeBrands(call)))
  const models = shownOf(useQuery({ ...schemeModels(call, brandId ?? 0), enabled: brandId !== undefined }))
  return (
    <>
      <Section title="品牌">
        <ListRegion list={brands} empty={<EmptyState title="还没有品牌" />} shape="text">
          {(rows) => (
            <TitleList
              titles={[
                { id: 0, title: '全部品牌', ...(brandId !== undefined && { href: place(schemesPlace()) }) },
                ...rows.map(({ id, brandCn, name }) => ({
                  id,
                  title: brandCn,
                  note: name,
                  ...((id !== brandId || model !== undefined) && { href: place(schemesPlace({ brandId: id })) }),
                })),
              ]}
            />
          )}
        </ListRegion>
      </Section>
      {brandId !== undefined && (
        <Section title="型号">
          <ListRegion
            list={
              typeof models === 'object' && 'data' in models ? { ...models, totalRecord: models.data.length } : models
            }
            empty={<EmptyState title="还没有型号" />}
            shape="text"
          >
            {(rows) => (
              <TitleList
                titles={rows.map((row) => ({
                  id: row.model,
                  title: row.model,
                  note: String(row.schemeCount),
                  ...(row.model !== model && { href: place(schemesPlace({ brandId, model: row.model })) }),
                }))}
              />
            )}
          </ListRegion>
        </Section>
      )}
    </>
  )
}
