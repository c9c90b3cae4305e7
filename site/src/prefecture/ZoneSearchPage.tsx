import { useQuery } from '@tanstack/react-query'
import type { TechType } from '@xinpu/sdk/types'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { SchemeGrid } from '@xinpu/ui/prefecture'
import { TitleList } from '@xinpu/ui/article'
import { EmptyState, LinkButton, LinkTabs, ListRegion, Section } from '@xinpu/ui/primitives'
import { newsSearchPlace } from '../article/places.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { fulltextPlace, searchPlace } from '../search/places.ts'
import { schemePlace, schemesPlace, zonePlace, zoneSearchPlace } from './places.ts'
import { documentList, schemeList, techFound, zonePageSize } from './queries.ts'
import { TechRows } from './TechRows.tsx'
import { techNames } from './TechListPage.tsx'
import { ZoneSearchBox } from './ZoneSearchBox.tsx'
import type { ZoneSearchParams } from './zone-params.ts'

const kinds: readonly TechType[] = ['course', 'datum', 'column']

/** R073: what the zone has of some words, kind by kind, and where else to look for them. */
export function ZoneSearchPage({ search }: { search: ZoneSearchParams }) {
  const place = usePlace()
  const { keywords = '', type } = search
  return (
    <DefaultLayout
      head={
        <>
          <PageHead title={keywords ? `专区里的“${keywords}”` : '搜索专区'} />
          <ZoneSearchBox keywords={keywords} />
          <LinkTabs
            label="类型"
            current={type ?? 'all'}
            items={[
              { id: 'all', label: '全部', href: place(zoneSearchPlace({ keywords })) },
              ...kinds.map((kind) => ({
                id: kind,
                label: techNames[kind],
                href: place(zoneSearchPlace({ keywords, type: kind })),
              })),
            ]}
          />
        </>
      }
      aside={<Elsewhere keywords={keywords} />}
    >
      {keywords === '' ? (
        <EmptyState
          title="输入词语或型号"
          why="一次搜方案、课程、资料和专栏。"
          action={<LinkButton href={place(zonePlace)}>回专区首页</LinkButton>}
        />
      ) : (
        <Found keywords={keywords} type={type} page={search.page ?? 1} />
      )}
    </DefaultLayout>
  )
}

interface FoundProps {
  keywords: string
  type: TechType | undefined
  page: number
}

function Found({ keywords, type, page }: FoundProps) {
  const place = usePlace()
  const call = useCall()
  const articles = shownOf(useQuery(techFound(call, keywords, type, page)))
  const isAll = type === undefined
  const circuits = shownOf(useQuery({ ...schemeList(call, { keywords }), enabled: isAll }))
  const documents = shownOf(useQuery({ ...documentList(call, undefined, { keywords }), enabled: isAll }))
  const nothing = (noun: string) => (
    <EmptyState
      title={`没有找到${noun}`}
      action={<LinkButton href={place(fulltextPlace(keywords))}>在手册正文里找</LinkButton>}
    />
  )

  return (
    <>
      {isAll && (
        <Section title="电路方案" more={{ href: place(schemesPlace({ keywords })), label: '全部' }}>
          <ListRegion list={circuits} empty={nothing('方案')} shape="card" count={3}>
            {(rows) => <SchemeGrid schemes={rows.slice(0, 6)} hrefOf={({ id }) => place(schemePlace(id))} />}
          </ListRegion>
        </Section>
      )}
      <Section title={type ? techNames[type] : '课程、资料与专栏'}>
        <ListRegion
          list={articles}
          paging={{
            page,
            pageSize: zonePageSize,
            hrefFor: (next) => place(zoneSearchPlace({ keywords, type, page: next })),
          }}
          empty={nothing('文章')}
        >
          {(rows) => <TechRows rows={rows} />}
        </ListRegion>
      </Section>
      {isAll && (
        <Section title="原厂资料">
          <ListRegion list={documents} empty={nothing('原厂资料')}>
            {(rows) => <TechRows rows={rows} />}
          </ListRegion>
        </Section>
      )}
    </>
  )
}

/** The same words in the other searches. */
function Elsewhere({ keywords }: { keywords: string }) {
  const place = usePlace()
  if (keywords === '') return null
  return (
    <Section title="换个地方搜">
      <TitleList
        titles={[
          { id: 'news', title: '资讯', href: place(newsSearchPlace({ keywords })) },
          { id: 'fulltext', title: '手册正文', href: place(fulltextPlace(keywords)) },
          { id: 'parts', title: '型号', href: place(searchPlace(keywords)) },
        ]}
      />
    </Section>
  )
}
