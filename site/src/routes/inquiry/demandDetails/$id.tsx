import { createFileRoute } from '@tanstack/react-router'
import { id } from '../../../app/address.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { postHead } from '../../../demand/post-head.ts'
import { PostPage } from '../../../demand/PostPage.tsx'
import { publicPost } from '../../../demand/queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'

export const Route = createFileRoute('/inquiry/demandDetails/$id')({
  staticData: { shell: 'default' },
  loader: async ({ context: { queryClient, call }, params }) =>
    orNotFound(queryClient.ensureQueryData(publicPost(call, id(params.id) ?? 0))),
  head: ({ loaderData, match }) => (loaderData ? postHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="供求信息" />,
  component: Page,
})

function Page() {
  return <PostPage key={Route.useParams().id} id={Number(Route.useParams().id)} />
}
