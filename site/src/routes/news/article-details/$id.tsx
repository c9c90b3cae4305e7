import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ArticleDetail } from '@xinpu/sdk/types'
import { id as idIn } from '../../../app/address.ts'
import { readArticleParams } from '../../../article/news-params.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { tellGone } from '../../../app/server-visit.ts'
import { commentIn } from '../../../article/comment-in.ts'
import { articleHead } from '../../../article/article-head.ts'
import { articleNumbered, bannersAt, commentsOn } from '../../../article/queries.ts'
import { bringBanners } from '../../../portal/Banners.tsx'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const GoneArticle = latePage(
  () => import('../../../article/GoneArticle.tsx'),
  (page) => page.GoneArticle,
)

const ArticlePage = latePage(
  () => import('../../../article/ArticlePage.tsx'),
  (page) => page.ArticlePage,
  (page) => page.bringBody(),
)

export const Route = createFileRoute('/news/article-details/$id')({
  staticData: { shell: 'default' },
  validateSearch: readArticleParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps, location }) => {
    const id = idIn(params.id) ?? 0
    const article = await orNotFound(queryClient.ensureQueryData(articleNumbered(call, id)))
    if (article.status !== 'PUBLISHED' && !article.isMine) throw takenDown(article)
    const commentId = commentIn(location.hash)
    await Promise.all([
      bringBanners(queryClient.ensureQueryData(bannersAt(call, 'detail'))),
      queryClient.prefetchQuery(commentsOn(call, { articleId: id, type: 2, commentId }, deps.page ?? 1)),
    ])
    return { article, commentId }
  },
  head: ({ loaderData, match }) => (loaderData ? articleHead(loaderData.article, match.context.visit) : {}),
  notFoundComponent: ({ data }) =>
    isGone(data) ? <GoneArticle author={data.author} /> : <LateMissingPage noun="文章" />,
  component: Page,
})

/** The article was there: its page is one of 410, and leads on to its author's others. */
function takenDown({ author }: ArticleDetail) {
  tellGone()
  return notFound({ data: { author } })
}

const isGone = (data: unknown): data is Pick<ArticleDetail, 'author'> =>
  typeof data === 'object' && data !== null && 'author' in data

function Page() {
  const { article, commentId } = Route.useLoaderData()
  const { page: at = 1 } = Route.useSearch()
  return <ArticlePage key={article.id} id={article.id} page={at} commentId={commentId} />
}
