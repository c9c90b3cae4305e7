import { useNavigate } from '@tanstack/react-router'
import type { PartFacets, PartSearchResult } from '@xinpu/sdk/types'
import { PartSheet } from '@xinpu/ui/datasheet'
import { Button, Icon, LinkButton, NothingHere, onDemand, Pagination } from '@xinpu/ui/primitives'
import { ActiveFilters, matchRanges } from '@xinpu/ui/search'
import { Download } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { usePlace } from '../app/use-place.ts'
import { CompareContainer } from '../catalogue/CompareContainer.tsx'
import { categoriesPlace, partPlace } from '../catalogue/places.ts'
import { usePartRows } from '../catalogue/use-part-rows.ts'
import { useDownload } from '../datasheet/download.tsx'
import { activeFilters, strongestOf } from './narrowing.ts'
import { searchPlace } from './places.ts'
import { savedQueryOf } from './saved-query.ts'
import { SaveSearch } from './SaveSearch.tsx'
import { resultsPageSize as pageSize, type SearchParams } from './search-params.ts'
import type { Ways } from './use-narrowing.ts'

const SearchNotes = onDemand(() => import('@xinpu/ui/search-notes').then((module) => module.SearchNotes), NothingHere)

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

/** The parts among the results: to compare, and with their datasheets to take along. */
export function FoundParts({ text, search, found, facets, ways, hrefWith }: FoundPartsProps) {
  const navigate = useNavigate()
  const rows = usePartRows()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const rangesOf = useCallback((model: string) => matchRanges(text, model), [text])
  const notes = (
    <>
      <ActiveFilters filters={activeFilters(search, facets, ways.narrowTo)} clearHref={ways.clearHref} />
      <Notes text={text} search={search} found={found} ways={ways} />
    </>
  )
  const toSort = (sort: string) =>
    hrefWith({ sort: sort === 'relevance' ? undefined : (sort as SearchParams['sort']), page: undefined })

  return (
    <>
      {found.data.length === 0 && notes}
      {found.data.length > 0 && (
        <PartSheet
          parts={found.data}
          caption={`${text}的型号`}
          {...rows}
          rangesOf={rangesOf}
          selection={{ selected, onChange: setSelected }}
          toolbar={{
            title: '型号',
            total: found.totalRecord,
            order: {
              value: search.sort ?? 'relevance',
              options: orders,
              onChange: (sort) => void navigate({ href: toSort(sort) }),
            },
            children: (
              <>
                <SaveSearch name={text} query={savedQueryOf(search, text)} />
                <DownloadTicked text={text} parts={found.data} ticked={selected} />
              </>
            ),
          }}
        >
          {notes}
        </PartSheet>
      )}
      {found.totalRecord > pageSize && (
        <Pagination
          page={search.page ?? 1}
          pageSize={pageSize}
          total={found.totalRecord}
          hrefFor={(page) => hrefWith({ page: page === 1 ? undefined : page })}
        />
      )}
      <CompareContainer />
    </>
  )
}

/** What to know of the search: words left out, and ways on where nothing is left. */
function Notes({ text, search, found, ways }: Pick<FoundPartsProps, 'text' | 'search' | 'found' | 'ways'>) {
  const place = usePlace()
  if (found.totalRecord > 0 && found.dropped.length === 0) return null

  return (
    <Suspense>
      <SearchNotes
        text={text}
        total={found.totalRecord}
        dropped={found.dropped}
        strongest={strongestOf(found.emptiedBy, ways.narrowTo)}
        without={found.without.map(({ word, text: left, total }) => ({ word, total, href: place(searchPlace(left)) }))}
        near={found.near}
        hrefOf={(part) => place(partPlace(part))}
        next={<LinkButton href={place(categoriesPlace)}>按分类查找</LinkButton>}
        other={<SaveSearch name={text} query={savedQueryOf(search, text)} label="保存搜索，有结果通知我" />}
      />
    </Suspense>
  )
}

interface DownloadTickedProps {
  text: string
  parts: PartSearchResult['data']
  ticked: ReadonlySet<number>
}

function DownloadTicked({ text, parts, ticked }: DownloadTickedProps) {
  const download = useDownload()
  const sheets = parts.flatMap(({ id, specId, model }) =>
    ticked.has(id) && specId !== null ? [{ id: specId, name: model, size: 0 }] : [],
  )
  return (
    <Button size="sm" onPress={() => download(sheets, `${text} 等`)}>
      <Icon of={Download} /> 下载所选资料{ticked.size > 0 && `(${sheets.length})`}
    </Button>
  )
}
