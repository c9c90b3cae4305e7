import { createFileRoute } from '@tanstack/react-router'
import { readSearchParams } from '../../article/news-params.ts'
import { titleOf } from '../../app/settings.ts'
import { foundArticles, hotArticles, popularAuthors, searchInput } from '../../article/queries.ts'
import { latePage } from '../../rendering/late-page.tsx'

const NewsSearchPage = latePage(
  () => import('../../article/NewsSearchPage.tsx'),
  (page) => page.NewsSearchPage,
)

export const Route = createFileRoute('/news/search')({
  staticData: { shell: 'default' },
  validateSearch: readSearchParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, call }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(foundArticles(call, searchInput(deps))),
      queryClient.prefetchQuery(hotArticles(call)),
      queryClient.prefetchQuery(popularAuthors(call)),
    ]),
  head: ({ match }) => ({
    meta: [
      { title: titleOf(`${match.search.keywords ?? ''} 资讯搜索`.trim()) },
      { name: 'robots', content: 'noindex,follow' },
    ],
  }),
  component: Page,
})

function Page() {
  return <NewsSearchPage search={Route.useSearch()} />
}
