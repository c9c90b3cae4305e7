import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultsPage } from '../../../app/ResultsPage.tsx'
import { unreadIn } from '../../../app/forgiving.ts'
import { searchPlace } from '../../../app/places.ts'
import { narrowedBy, partSearchOf, readSearchParams, withoutEmpty } from '../../../app/search-params.ts'
import { titleOf } from '../../../app/settings.ts'
import { datasheetSearch, partFacets, partSearch } from '../../../queries/datasheet.ts'

export const Route = createFileRoute('/datasheet/datasheetSearch/$search')({
  staticData: { shell: 'datasheet', pattern: '/datasheet/datasheetSearch/$search' },
  validateSearch: readSearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps }) => {
    const asked = partSearchOf(params.search, deps)
    const answers = Promise.all([
      queryClient.ensureQueryData(partSearch(call, asked)),
      queryClient.ensureQueryData(partFacets(call, asked)),
      queryClient.ensureQueryData(
        datasheetSearch(call, params.search.slice(0, 200), deps.tab === 'spec' ? (deps.page ?? 1) : 1),
      ),
    ])
    await answers.catch((error: unknown) => {
      const without = unreadIn(error, deps)
      if (!without) throw error
      throw redirect({ ...searchPlace(params.search), search: withoutEmpty({ ...deps, ...without }), replace: true })
    })
  },
  head: ({ params, match }) => ({
    meta: [
      { title: titleOf(`${params.search.slice(0, 60)} 数据手册、参数与供应`) },
      ...(narrowedBy(match.search) > 0 || match.search.sort ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}${match.pathname}` }],
  }),
  component: Page,
})

function Page() {
  const { search: text } = Route.useParams()
  const search = Route.useSearch()
  return <ResultsPage key={text} text={text} search={search} />
}
