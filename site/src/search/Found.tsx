import { useSuspenseQuery } from '@tanstack/react-query'
import { useCall } from '../app/api.ts'
import { partFacets, partSearch } from '../datasheet/queries.ts'
import { FoundDatasheets } from './FoundDatasheets.tsx'
import { FoundParts } from './FoundParts.tsx'
import { sheetsFound } from './queries.ts'
import type { ResultsPageProps } from './ResultsPage.tsx'
import { narrowedBy, partSearchOf } from './search-params.ts'
import { useNarrowing } from './use-narrowing.ts'
import { WaysPanel } from './WaysPanel.tsx'

/** The parts and the datasheets that a search found. */
export function Found({ text, search }: ResultsPageProps) {
  const call = useCall()
  const { hrefWith, ...ways } = useNarrowing(text, search)
  const { tab = 'all', page = 1 } = search
  const { data: parts } = useSuspenseQuery(partSearch(call, partSearchOf(text, search)))
  const { data: facets } = useSuspenseQuery(partFacets(call, partSearchOf(text, search)))
  const sheets = useSuspenseQuery(sheetsFound(call, text, search))

  return (
    <>
      {tab !== 'spec' && (
        <FoundParts text={text} search={search} found={parts} facets={facets} ways={ways} hrefWith={hrefWith} />
      )}
      {tab !== 'model' && (
        <FoundDatasheets
          found={sheets.data}
          madeAt={sheets.dataUpdatedAt}
          page={tab === 'spec' ? page : undefined}
          hrefWith={hrefWith}
        />
      )}
    </>
  )
}

/** The ways to narrow them. */
export function FoundWays({ text, search }: ResultsPageProps) {
  const call = useCall()
  const { data: facets } = useSuspenseQuery(partFacets(call, partSearchOf(text, search)))
  return <WaysPanel facets={facets} ways={useNarrowing(text, search)} narrowed={narrowedBy(search)} />
}
