import { createFileRoute, redirect } from '@tanstack/react-router'
import { page as pageIn } from '../../../app/address.ts'
import { titleOf } from '../../../app/settings.ts'
import { followedPlace } from '../../../article/places.ts'
import { channels } from '../../../article/queries.ts'
import { latePage } from '../../../rendering/late-page.tsx'

const FollowedPage = latePage(
  () => import('../../../article/FollowedPage.tsx'),
  (page) => page.FollowedPage,
)

export const Route = createFileRoute('/news/attention-news/$page')({
  staticData: { shell: 'index' },
  loader: async ({ context: { queryClient, call }, params }) => {
    const page = pageIn(params.page)
    if (page === undefined) throw redirect({ ...followedPlace(), statusCode: 308 })
    await queryClient.ensureQueryData(channels(call))
    return { page }
  },
  head: () => ({ meta: [{ title: titleOf('关注动态') }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
})

function Page() {
  return <FollowedPage page={Route.useLoaderData().page} />
}
