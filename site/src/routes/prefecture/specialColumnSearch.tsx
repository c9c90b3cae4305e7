import { createFileRoute } from '@tanstack/react-router'
import { documentList, schemeList, techFound } from '../../prefecture/queries.ts'
import { zoneHead } from '../../prefecture/zone-head.ts'
import { readZoneSearch } from '../../prefecture/zone-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const ZoneSearchPage = latePage(
  () => import('../../prefecture/ZoneSearchPage.tsx'),
  (page) => page.ZoneSearchPage,
)

export const Route = createFileRoute('/prefecture/specialColumnSearch')({
  staticData: { shell: 'default' },
  validateSearch: readZoneSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, call }, deps: { keywords, type, page = 1 } }) =>
    keywords &&
    Promise.all([
      queryClient.prefetchQuery(techFound(call, keywords, type, page)),
      type === undefined && queryClient.prefetchQuery(schemeList(call, { keywords })),
      type === undefined && queryClient.prefetchQuery(documentList(call, undefined, { keywords })),
    ]),
  head: ({ match: { search, context } }) => {
    const title = `${search.keywords ?? ''} 专区搜索`.trim()
    const told = { title, description: title, path: '/prefecture/specialColumnSearch', kind: 'SearchResultsPage' }
    return zoneHead({ ...told, isListed: false }, context.visit)
  },
  component: Page,
})

function Page() {
  return <ZoneSearchPage search={Route.useSearch()} />
}
