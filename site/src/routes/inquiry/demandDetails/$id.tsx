import { createFileRoute } from '@tanstack/react-router'
import { id } from '../../../app/address.ts'
import { loadPost } from '../../../demand/load-post.ts'
import { postHead } from '../../../demand/post-head.ts'
import { readPostParams } from '../../../demand/post-params.ts'
import { bringAnswers, PostPage } from '../../../demand/PostPage.tsx'
import { LateMissingPage } from '../../../portal/late-pages.tsx'

export const Route = createFileRoute('/inquiry/demandDetails/$id')({
  staticData: { shell: 'default' },
  loader: async ({ context: { queryClient, call }, params, location }) => {
    const { page } = readPostParams(location.search)
    const [post] = await Promise.all([loadPost(queryClient, call, id(params.id) ?? 0, page), bringAnswers()])
    return post
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
