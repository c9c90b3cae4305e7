import { createFileRoute, redirect } from '@tanstack/react-router'
import { withoutEmpty } from '../../../app/address.ts'
import { partFacets, partSearch } from '../../../datasheet/queries.ts'
import { searchPlace } from '../../../search/places.ts'
import { fulltextTotal, sheetsFound } from '../../../search/queries.ts'
import { resultsHead, resultsOf } from '../../../search/results-head.ts'
import { bringResults, ResultsPage } from '../../../search/ResultsPage.tsx'
import { unreadIn } from '../../../search/unread-conditions.ts'
import {
  partSearchOf,
  readSearchParams,
  resultsPageSize,
  searchText,
  type SearchParams,
} from '../../../search/search-params.ts'

export const Route = createFileRoute('/datasheet/datasheetSearch/$search')({
  staticData: { shell: 'datasheet' },
  params: searchText,
  validateSearch: readSearchParams,
  beforeLoad: ({ params }) => {
    if (!params.search) throw redirect({ to: '/datasheet', replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps }) => {
    const asked = partSearchOf(params.search, deps)
    // Not waited for: it counts what is behind another tab, and follows the page when it is known.
    void queryClient.prefetchQuery(fulltextTotal(call, params.search))
    const answers = Promise.all([
      queryClient.ensureQueryData(partSearch(call, asked)),
      queryClient.ensureQueryData(partFacets(call, asked)),
      queryClient.ensureQueryData(sheetsFound(call, params.search, deps)),
      bringResults(),
    ])
    const instead = (change: SearchParams) =>
      redirect({ ...searchPlace(params.search), search: withoutEmpty({ ...deps, ...change }), replace: true })
    const [parts, , sheets] = await answers.catch(async (error: unknown) => {
      const without = await unreadIn(error, deps)
      throw without ? instead(without) : error
    })
    const listed = deps.tab === 'spec' ? sheets : parts
    if (deps.page && listed.data.length === 0) {
      const { lastPage, pageInAddress } = await import('../../../app/address.ts')
      throw instead({ page: pageInAddress(lastPage(listed, deps.page, resultsPageSize)) })
    }
    return resultsOf(params.search, parts.data, parts.totalRecord + sheets.totalRecord)
  },
  head: ({ loaderData, params, match }) =>
    resultsHead(params.search, match.search, loaderData, {
      pathname: match.pathname,
      visit: match.context.visit,
    }),
  component: Page,
})

function Page() {
  const { search: text } = Route.useParams()
  const search = Route.useSearch()
  return <ResultsPage key={text} text={text} search={search} />
}
