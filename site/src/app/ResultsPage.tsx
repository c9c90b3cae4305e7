import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ResultsLayout, SearchStrip } from '@xinpu/ui/layout'
import { QueryChips } from '@xinpu/ui/search'
import { useState } from 'react'
import { datasheetSearch, partFacets, partSearch } from '../queries/datasheet.ts'
import { fulltextTotal } from '../queries/fulltext.ts'
import { FoundDatasheets } from './FoundDatasheets.tsx'
import { FoundParts } from './FoundParts.tsx'
import { searchPlace } from './places.ts'
import { ResultKinds } from './ResultKinds.tsx'
import { narrowedBy, partSearchOf, type SearchParams } from './search-params.ts'
import { SiteSearch, withoutWord } from './SiteSearch.tsx'
import { useNarrowing } from './use-narrowing.ts'
import { usePlace } from './use-place.ts'
import { WaysPanel } from './WaysPanel.tsx'

export interface ResultsPageProps {
  text: string
  search: SearchParams
}

/** R078: what a search found, of every kind. */
export function ResultsPage({ text, search }: ResultsPageProps) {
  const { call } = useRouteContext({ from: '__root__' })
  const place = usePlace()
  const [typed, setTyped] = useState(text)
  const narrowing = useNarrowing(text, search)
  const { hrefWith } = narrowing
  const { tab = 'all' } = search
  const { data: parts } = useSuspenseQuery(partSearch(call, partSearchOf(text, search)))
  const { data: ways } = useSuspenseQuery(partFacets(call, partSearchOf(text, search)))
  const sheets = useSuspenseQuery(datasheetSearch(call, text.slice(0, 200), tab === 'spec' ? (search.page ?? 1) : 1))
  // Not waited for: it only counts what is behind another tab.
  const { data: inside } = useQuery({ ...fulltextTotal(call, text.slice(0, 200)), enabled: text.trim() !== '' })
  const withFacets = tab !== 'spec' && (parts.totalRecord > 0 || narrowedBy(search) > 0)

  return (
    <>
      <SearchStrip
        search={<SiteSearch value={typed} onChange={setTyped} />}
        chips={
          <QueryChips
            chips={parts.chips}
            dropped={parts.dropped}
            hrefWithout={(chip) =>
              place(withoutWord(text, chip) === '' ? { to: '/datasheet' } : searchPlace(withoutWord(text, chip)))
            }
          />
        }
      />
      <ResultsLayout
        title={`${text} 的搜索结果`}
        tabs={
          <ResultKinds
            text={text}
            current={tab}
            counts={{
              all: parts.totalRecord + sheets.data.totalRecord,
              model: parts.totalRecord,
              spec: sheets.data.totalRecord,
              text: inside?.totalRecord,
            }}
            hrefWith={hrefWith}
          />
        }
        facets={withFacets ? <WaysPanel facets={ways} ways={narrowing} narrowed={narrowedBy(search)} /> : undefined}
        narrowed={narrowedBy(search)}
      >
        {tab !== 'spec' && (
          <FoundParts text={text} search={search} found={parts} facets={ways} ways={narrowing} hrefWith={hrefWith} />
        )}
        {tab !== 'model' && (
          <FoundDatasheets
            found={sheets.data}
            madeAt={sheets.dataUpdatedAt}
            page={tab === 'spec' ? (search.page ?? 1) : undefined}
            hrefWith={hrefWith}
          />
        )}
      </ResultsLayout>
    </>
  )
}
