import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { QueryChip } from '@xinpu/sdk/types'
import { ResultsLayout, SearchStrip } from '@xinpu/ui/layout'
import { QueryChips } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { useAlive } from '../app/use-alive.ts'
import { usePlace } from '../app/use-place.ts'
import { partSearch } from '../datasheet/queries.ts'
import { searchPlace } from './places.ts'
import { fulltextTotal, sheetsFound } from './queries.ts'
import { ResultKinds } from './ResultKinds.tsx'
import { narrowedBy, partSearchOf, type SearchParams } from './search-params.ts'
import { PageSearch, withoutWord } from './SiteSearch.tsx'
import { useHrefWith } from './use-href-with.ts'

const found = () => import('./Found.tsx')
const Found = late(async () => (await found()).Found)
const FoundWays = late(async () => (await found()).FoundWays)

/** What of the results is not asked for with the page, for who comes from another page. */
export const bringResults = () => Promise.all([Found.bring(), FoundWays.bring()])

export interface ResultsPageProps {
  text: string
  search: SearchParams
}

/** R078: what a search found, of every kind. */
export function ResultsPage({ text, search }: ResultsPageProps) {
  const call = useCall()
  const hrefWith = useHrefWith(text, search)
  const { tab = 'all' } = search
  const { data: parts } = useSuspenseQuery(partSearch(call, partSearchOf(text, search)))
  const { data: sheets } = useSuspenseQuery(sheetsFound(call, text, search))
  // It may come with the page or after it: the server's page is without it, so that both begin alike.
  const { data: inside } = useQuery(fulltextTotal(call, text))
  const isAlive = useAlive()
  const withFacets = tab !== 'spec' && (parts.totalRecord > 0 || narrowedBy(search) > 0)

  return (
    <>
      <ResultsSearch text={text} chips={parts.chips} dropped={parts.dropped} />
      <ResultsLayout
        title={`${text} 的搜索结果`}
        tabs={
          <ResultKinds
            text={text}
            current={tab}
            counts={{
              all: parts.totalRecord + sheets.totalRecord,
              model: parts.totalRecord,
              spec: sheets.totalRecord,
              text: isAlive ? inside?.totalRecord : undefined,
            }}
            hrefWith={hrefWith}
          />
        }
        facets={withFacets ? <FoundWays text={text} search={search} /> : undefined}
        narrowed={narrowedBy(search)}
      >
        <Found text={text} search={search} />
      </ResultsLayout>
    </>
  )
}

interface ResultsSearchProps {
  /** What was searched. */
  text: string
  /** How it was read, and what of it could not be. */
  chips: QueryChip[]
  dropped: string[]
}

/** The search box over the results, with what was read from it; while one types, the results stay as they are. */
function ResultsSearch({ text, chips, dropped }: ResultsSearchProps) {
  const place = usePlace()

  return (
    <SearchStrip
      search={<PageSearch text={text} />}
      chips={
        <QueryChips
          chips={chips}
          dropped={dropped}
          hrefWithout={(chip) =>
            place(withoutWord(text, chip) === '' ? { to: '/datasheet' } : searchPlace(withoutWord(text, chip)))
          }
        />
      }
    />
  )
}
