import { createFileRoute } from '@tanstack/react-router'
import { id } from '../../../app/address.ts'
import { loadPost } from '../../../demand/load-post.ts'
import { postHead } from '../../../demand/post-head.ts'
import { readPostParams } from '../../../demand/post-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const PostPage = latePage(
  () => import('../../../demand/PostPage.tsx'),
  (page) => page.PostPage,
  (page) => page.bringAnswers(),
)

export const Route = createFileRoute('/inquiry/demandDetails/$id')({
  staticData: { shell: 'default' },
  loader: async ({ context: { queryClient, call }, params, location }) => {
    const { page } = readPostParams(location.search)
    return loadPost(queryClient, call, id(params.id) ?? 0, page)
  },
  head: ({ loaderData, match }) => (loaderData ? postHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="供求信息" />,
  component: Page,
})

function Page() {
  return (
    <PostPage key={Route.useParams().id} id={Number(Route.useParams().id)} search={readPostParams(Route.useSearch())} />
  )
}
