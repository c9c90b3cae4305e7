import { createFileRoute } from '@tanstack/react-router'
import { id as idIn } from '../../../app/address.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { commentsOn } from '../../../article/queries.ts'
import { trendHead } from '../../../circle/circle-head.ts'
import { readTrendParams } from '../../../circle/circle-params.ts'
import { circleNumbered, likeTrend, trendNumbered } from '../../../circle/queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const TrendPage = latePage(
  () => import('../../../circle/TrendPage.tsx'),
  (page) => page.TrendPage,
  (page) => page.bringBody(),
)

export const Route = createFileRoute('/circle/circleContent/$id')({
  staticData: { shell: 'default' },
  validateSearch: readTrendParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps, location }) => {
    const id = idIn(params.id) ?? 0
    const trend = await orNotFound(queryClient.ensureQueryData(trendNumbered(call, id)))
    const commentId = idIn(/^#?c(\d+)$/.exec(location.hash)?.[1])
    const first = commentId ?? trend.answer?.id
    await Promise.all([
      trend.status === 'published' &&
        queryClient.prefetchQuery(commentsOn(call, { articleId: id, type: 5, commentId: first }, deps.page ?? 1)),
      queryClient.prefetchQuery(circleNumbered(call, trend.groupId)),
      queryClient.prefetchQuery(likeTrend(call, id)),
    ])
    return { trend, commentId }
  },
  head: ({ loaderData, match }) => (loaderData ? trendHead(loaderData.trend, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="帖子" />,
  component: Page,
})

function Page() {
  const { trend, commentId } = Route.useLoaderData()
  const { page = 1 } = Route.useSearch()
  return <TrendPage key={trend.id} id={trend.id} page={page} commentId={commentId} />
}
