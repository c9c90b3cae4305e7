import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { TechType } from '@xinpu/sdk/types'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import {
  Breadcrumb,
  EmptyState,
  LinkButton,
  LinkTabs,
  ListRegion,
  ListToolbar,
  VisuallyHidden,
} from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { DownloadTicked, useTicks } from './chosen-documents.tsx'
import { popularAuthorsPlace, techListPlaces, zonePlace } from './places.ts'
import { techList, techSubjects, zonePageSize } from './queries.ts'
import { TechRows } from './TechRows.tsx'
import { ZoneAside } from './ZoneAside.tsx'
import { ZoneSearchBox } from './ZoneSearchBox.tsx'
import type { TechParams } from './zone-params.ts'

export const techNames = { course: '课程资料', datum: '技术资料', column: '技术专栏' } as const

const sorts = [
  { value: 'newest', label: '最新' },
  { value: 'downloads', label: '下载最多' },
]

/** R066, R068 and R072: courses, technical material or columns, by subject; several come as one zip. */
export function TechListPage({ type, search }: { type: TechType; search: TechParams }) {
  const place = usePlace()
  const navigate = useNavigate()
  const call = useCall()
  const ticks = useTicks()
  const { data } = useSuspenseQuery(techList(call, type, search))
  const { data: subjects } = useSuspenseQuery(techSubjects(call, type))
  const placeOf = techListPlaces[type]
  const all = subjects.reduce((sum, { count }) => sum + count, 0)

  return (
    <IndexLayout
      breadcrumb={<Breadcrumb items={[{ label: '专区', href: place(zonePlace) }, { label: techNames[type] }]} />}
      head={
        <>
          <PageHead title={techNames[type]} />
          <ZoneSearchBox />
          <LinkTabs
            label="类别"
            current={String(search.categoryId ?? 'all')}
            items={[
              { id: 'all', label: '全部', count: all, href: place(placeOf()) },
              ...subjects.map(({ id, name, count }) => ({
                id: String(id),
                label: name,
                count,
                href: place(placeOf({ categoryId: id })),
              })),
            ]}
          />
        </>
      }
      aside={<ZoneAside type={type} />}
    >
      <VisuallyHidden as="h2">列表</VisuallyHidden>
      <ListToolbar
        title={techNames[type]}
        total={data.totalRecord}
        {...(type !== 'column' && {
          order: {
            value: search.sort ?? 'newest',
            options: sorts,
            onChange: (value: string) =>
              void navigate(placeOf({ ...search, page: undefined, sort: value === 'downloads' ? value : undefined })),
          },
        })}
      />
      <ListRegion
        list={data}
        paging={{
          page: search.page ?? 1,
          pageSize: zonePageSize,
          hrefFor: (page) => place(placeOf({ ...search, page })),
        }}
        empty={
          <EmptyState
            title={`这里还没有${techNames[type]}`}
            action={
              search.categoryId === undefined ? (
                <LinkButton href={place(popularAuthorsPlace())}>看看热门作者</LinkButton>
              ) : (
                <LinkButton href={place(placeOf())}>看别的类别</LinkButton>
              )
            }
          />
        }
      >
        {(rows) => <TechRows rows={rows} ticks={ticks} />}
      </ListRegion>
      <DownloadTicked of="tech" {...ticks} />
    </IndexLayout>
  )
}
