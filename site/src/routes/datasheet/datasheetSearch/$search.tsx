import { createFileRoute, redirect } from '@tanstack/react-router'
import { bringResults, ResultsPage } from '../../../app/ResultsPage.tsx'
import { searchPlace } from '../../../app/places.ts'
import { resultsOf } from '../../../app/results-head.ts'
import { sheetsFound } from '../../../app/sheets-found.ts'
import { partSearchOf, readSearchParams, withoutEmpty } from '../../../app/search-params.ts'
import { partFacets, partSearch } from '../../../queries/datasheet.ts'
import { fulltextTotal } from '../../../queries/fulltext.ts'

export const Route = createFileRoute('/datasheet/datasheetSearch/$search')({
  staticData: { shell: 'datasheet', pattern: '/datasheet/datasheetSearch/$search' },
  validateSearch: readSearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps }) => {
    const asked = partSearchOf(params.search, deps)
    // Not waited for: it counts what is behind another tab, and follows the page when it is known.
    const inside = fulltextTotal(call, params.search)
    if (inside.enabled) void queryClient.prefetchQuery(inside)
    const answers = Promise.all([
      queryClient.ensureQueryData(partSearch(call, asked)),
      queryClient.ensureQueryData(partFacets(call, asked)),
      queryClient.ensureQueryData(sheetsFound(call, params.search, deps)),
      bringResults(),
    ])
    const found = await answers.catch(async (error: unknown) => {
      const { unreadIn } = await import('../../../app/forgiving.ts')
      const without = unreadIn(error, deps)
      if (!without) throw error
      throw redirect({ ...searchPlace(params.search), search: withoutEmpty({ ...deps, ...without }), replace: true })
    })
    const [parts, , sheets] = found
    return resultsOf(params.search, parts.data, parts.totalRecord + sheets.totalRecord)
  },
  head: async ({ loaderData, params, match }) => {
    const { resultsHead } = await import('../../../app/results-head.ts')
    return resultsHead(params.search, match.search, loaderData, {
      pathname: match.pathname,
      visit: match.context.visit,
    })
  },
  component: Page,
})

function Page() {
  const { search: text } = Route.useParams()
  const search = Route.useSearch()
  return <ResultsPage key={text} text={text} search={search} />
}
