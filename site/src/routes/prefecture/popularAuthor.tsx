import { createFileRoute } from '@tanstack/react-router'
import { allAuthors, readAuthors } from '../../prefecture/queries.ts'
import { zoneHead } from '../../prefecture/zone-head.ts'
import { readAuthorsParams } from '../../prefecture/zone-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const PopularAuthorsPage = latePage(
  () => import('../../prefecture/PopularAuthorsPage.tsx'),
  (page) => page.PopularAuthorsPage,
)

const description = '写选型、手册与电路的作者，排名的规则写在页上。'

export const Route = createFileRoute('/prefecture/popularAuthor')({
  staticData: { shell: 'index' },
  validateSearch: readAuthorsParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, call }, deps: { keywords = '', page = 1 } }) =>
    Promise.all([
      queryClient.ensureQueryData(allAuthors(call, { keywords, page })),
      queryClient.prefetchQuery(readAuthors(call)),
    ]),
  head: ({ match }) =>
    zoneHead(
      { title: '热门作者', description, path: '/prefecture/popularAuthor', kind: 'CollectionPage' },
      match.context.visit,
    ),
  component: Page,
})

function Page() {
  return <PopularAuthorsPage search={Route.useSearch()} />
}
