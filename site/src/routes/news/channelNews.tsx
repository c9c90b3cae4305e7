import { createFileRoute, redirect } from '@tanstack/react-router'
import { readChannelsParams } from '../../article/news-params.ts'
import { listHead } from '../../article/article-head.ts'
import { channelPlace } from '../../article/places.ts'
import { articlesOf, channels, perChannel } from '../../article/queries.ts'
import { latePage } from '../../rendering/late-page.tsx'

const ChannelsPage = latePage(
  () => import('../../article/ChannelsPage.tsx'),
  (page) => page.ChannelsPage,
)

export const Route = createFileRoute('/news/channelNews')({
  staticData: { shell: 'index' },
  validateSearch: readChannelsParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps: { categoryId } }) => {
    if (categoryId !== undefined) throw redirect({ ...channelPlace(categoryId), statusCode: 308 })
    const found = await queryClient.ensureQueryData(channels(call))
    await Promise.all(
      found.map((channel) =>
        queryClient.prefetchQuery(articlesOf(call, { page: 1, categoryId: channel.id, size: perChannel })),
      ),
    )
  },
  head: ({ match }) => listHead('资讯频道', '/news/channelNews', 'all', match.context.visit),
  component: ChannelsPage,
})
