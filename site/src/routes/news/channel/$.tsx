import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { lastPage } from '../../../app/address.ts'
import { readChannelParams } from '../../../article/news-params.ts'
import { listHead } from '../../../article/article-head.ts'
import { channelPlace, channelsPlace } from '../../../article/places.ts'
import { articlesOf, channels, hotArticles, newsPageSize, popularAuthors } from '../../../article/queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { LateNewsPage } from '../../../article/late-pages.ts'

/** `{channel}` or `{channel}/{page}`, pages from 1. */
export const Route = createFileRoute('/news/channel/$')({
  staticData: { shell: 'index' },
  validateSearch: readChannelParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params: { _splat = '' }, deps: { sort } }) => {
    if (_splat === '') throw redirect({ ...channelsPlace, statusCode: 308 })
    const [, id = '', page = '1'] = /^([1-9]\d{0,8})(?:\/([1-9]\d{0,4}))?$/.exec(_splat) ?? []
    const channel = (await queryClient.ensureQueryData(channels(call))).find((each) => String(each.id) === id)
    if (!channel) throw notFound()
    const asked = { page: Number(page), categoryId: channel.id, ...(sort && { sort }) }
    const [found] = await Promise.all([
      queryClient.ensureQueryData(articlesOf(call, asked)),
      queryClient.prefetchQuery(hotArticles(call, channel.id)),
      queryClient.prefetchQuery(popularAuthors(call)),
    ])
    const last = lastPage(found, asked.page, newsPageSize)
    if (last) throw redirect({ ...channelPlace(channel.id, last, sort), replace: true })
    return { channel, page: asked.page }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? listHead(
          `${loaderData.channel.name} 资讯`,
          `/news/channel/${loaderData.channel.id}${loaderData.page === 1 ? '' : `/${loaderData.page}`}`,
          `channel-${loaderData.channel.id}`,
          match.context.visit,
        )
      : {},
  notFoundComponent: () => <LateMissingPage noun="频道" />,
  component: Page,
})

function Page() {
  const { sort } = Route.useSearch()
  return <LateNewsPage {...Route.useLoaderData()} {...(sort && { sort })} />
}
