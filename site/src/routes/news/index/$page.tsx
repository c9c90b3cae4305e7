import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastPage, page as pageIn } from '../../../app/address.ts'
import { listHead } from '../../../article/article-head.ts'
import { newsPlace } from '../../../article/places.ts'
import { bringBanners } from '../../../portal/Banners.tsx'
import {
  articlesOf,
  bannersAt,
  channels,
  hotArticles,
  newsPageSize,
  newsWords,
  popularAuthors,
} from '../../../article/queries.ts'
import { LateNewsPage } from '../../../article/late-pages.ts'

export const Route = createFileRoute('/news/index/$page')({
  staticData: { shell: 'index' },
  loader: async ({ context: { queryClient, call }, params }) => {
    const page = pageIn(params.page)
    if (page === undefined) throw redirect({ ...newsPlace(), statusCode: 308 })
    const [found] = await Promise.all([
      queryClient.ensureQueryData(articlesOf(call, { page })),
      queryClient.ensureQueryData(channels(call)),
      queryClient.ensureQueryData(newsWords(call)),
      bringBanners(queryClient.ensureQueryData(bannersAt(call, 'home'))),
      queryClient.prefetchQuery(hotArticles(call)),
      queryClient.prefetchQuery(popularAuthors(call)),
    ])
    const last = lastPage(found, page, newsPageSize)
    if (last) throw redirect({ ...newsPlace(last), replace: true })
    return { page }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? listHead(
          loaderData.page === 1 ? '电子行业资讯' : `电子行业资讯 第 ${loaderData.page} 页`,
          `/news/index/${loaderData.page}`,
          'all',
          match.context.visit,
        )
      : {},
  component: Page,
})

function Page() {
  return <LateNewsPage page={Route.useLoaderData().page} />
}
