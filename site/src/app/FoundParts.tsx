import { useNavigate } from '@tanstack/react-router'
import type { PartFacets, PartSearchResult } from '@xinpu/sdk/types'
import { PartTable } from '@xinpu/ui/datasheet'
import { Button, LinkButton, ListToolbar, Pagination } from '@xinpu/ui/primitives'
import { ActiveFilters, matchRanges } from '@xinpu/ui/search'
import { Download } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useDownload } from './download.tsx'
import { activeFilters, strongestOf } from './narrowing.ts'
import { SaveSearch } from './SaveSearch.tsx'
import { savedQueryOf } from './saved-query.ts'
import type { SearchParams } from './search-params.ts'
import type { Ways } from './use-narrowing.ts'
import { usePartHrefs } from './use-part-hrefs.ts'
import { usePlace } from './use-place.ts'

const SearchNotes = lazy(() => import('@xinpu/ui/search-notes').then((module) => ({ default: module.SearchNotes })))

const pageSize = 20
const categoriesPlace = { to: '/datasheet/datasheetCategory/$', params: { _splat: '' } } as const
const orders = [
  { value: 'relevance', label: '相关度' },
  { value: 'stock', label: '库存从多到少' },
  { value: 'newest', label: '最新收录' },
] as const

export interface FoundPartsProps {
  text: string
  search: SearchParams
  found: PartSearchResult
  facets: PartFacets
  ways: Ways
  hrefWith: (change: Partial<SearchParams>) => string
}

/** The parts among the results: as a table, with their datasheets to take along. */
export function FoundParts({ text, search, found, facets, ways, hrefWith }: FoundPartsProps) {
  const place = usePlace()
  const navigate = useNavigate()
  const download = useDownload()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { hrefOf, datasheetOf } = usePartHrefs()
  const rangesOf = useCallback((model: string) => matchRanges(text, model), [text])
  const chosen = found.data.filter(({ id, specId }) => selected.has(id) && specId !== null)

  return (
    <>
      {found.totalRecord > 0 && (
        <ListToolbar
          title="型号"
          total={found.totalRecord}
          order={{
            value: search.sort ?? 'relevance',
            options: orders,
            onChange: (sort) =>
              void navigate({
                href: hrefWith({
                  sort: sort === 'relevance' ? undefined : (sort as SearchParams['sort']),
                  page: undefined,
                }),
              }),
          }}
        >
          <SaveSearch name={text} query={savedQueryOf(search, text)} />
          <Button
            size="sm"
            onPress={() =>
              download(
                chosen.map((part) => ({ id: part.specId ?? 0, name: part.model, size: 0 })),
                `${text} 等`,
              )
            }
          >
            <Download size={16} strokeWidth={1.5} aria-hidden /> 下载所选资料{selected.size > 0 && `(${chosen.length})`}
          </Button>
        </ListToolbar>
      )}
      <ActiveFilters filters={activeFilters(search, facets, ways.narrowTo)} clearHref={ways.clearHref} />
      {(found.totalRecord === 0 || found.dropped.length > 0) && (
        <Suspense>
          <SearchNotes
            text={text}
            total={found.totalRecord}
            dropped={found.dropped}
            strongest={strongestOf(found.emptiedBy, ways.narrowTo)}
            next={<LinkButton href={place(categoriesPlace)}>按分类查找</LinkButton>}
            other={<SaveSearch name={text} query={savedQueryOf(search, text)} label="保存搜索，有结果通知我" />}
          />
        </Suspense>
      )}
      {found.data.length > 0 && (
        <PartTable
          parts={found.data}
          caption={`${text}的型号`}
          hrefOf={hrefOf}
          datasheetOf={datasheetOf}
          rangesOf={rangesOf}
          selection={{ selected, onChange: setSelected }}
        />
      )}
      {found.totalRecord > pageSize && (
        <Pagination
          page={search.page ?? 1}
          pageSize={pageSize}
          total={found.totalRecord}
          hrefFor={(page) => hrefWith({ page: page === 1 ? undefined : page })}
        />
      )}
    </>
  )
}
