import { createFileRoute } from '@tanstack/react-router'
import { id as idIn } from '../../../app/address.ts'
import { readArticleParams } from '../../../article/news-params.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { tellGone } from '../../../app/server-visit.ts'
import { commentIn } from '../../../article/comment-in.ts'
import { articleHead } from '../../../article/article-head.ts'
import { ArticlePage, bringBody } from '../../../article/ArticlePage.tsx'
import { GoneArticle } from '../../../article/GoneArticle.tsx'
import { articleNumbered, bannersAt, commentsOn } from '../../../article/queries.ts'
import { bringBanners } from '../../../portal/Banners.tsx'
import { LateMissingPage } from '../../../portal/late-pages.tsx'

export const Route = createFileRoute('/news/article-details/$id')({
  staticData: { shell: 'default' },
  validateSearch: readArticleParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps, location }) => {
    const id = idIn(params.id) ?? 0
    const article = await orNotFound(queryClient.ensureQueryData(articleNumbered(call, id)))
    if (article.status !== 'PUBLISHED' && !article.isMine) tellGone()
    const commentId = commentIn(location.hash)
    await Promise.all([
      bringBody(),
      bringBanners(queryClient.ensureQueryData(bannersAt(call, 'detail'))),
      queryClient.prefetchQuery(commentsOn(call, { articleId: id, type: 2, commentId }, deps.page ?? 1)),
    ])
    return { article, commentId }
  },
  head: ({ loaderData, match }) => (loaderData ? articleHead(loaderData.article, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="文章" />,
  component: Page,
})

function Page() {
  const { article, commentId } = Route.useLoaderData()
  const { page: at = 1 } = Route.useSearch()
  if (article.status !== 'PUBLISHED' && !article.isMine) return <GoneArticle article={article} />
  return <ArticlePage key={article.id} id={article.id} page={at} commentId={commentId} />
}
