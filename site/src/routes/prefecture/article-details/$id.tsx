import { createFileRoute } from '@tanstack/react-router'
import { id as idIn } from '../../../app/address.ts'
import { loadTech } from '../../../prefecture/load-zone.ts'
import { techHead } from '../../../prefecture/zone-head.ts'
import { readDetailParams } from '../../../prefecture/zone-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { LateTechPage } from '../../../prefecture/late-pages.ts'

export const Route = createFileRoute('/prefecture/article-details/$id')({
  staticData: { shell: 'default' },
  validateSearch: readDetailParams,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, params, deps: { page = 1 }, location: { hash } }) => {
    return loadTech(context, { id: idIn(params.id) ?? 0, page, hash }, ['column', 'course', 'datum'])
  },
  head: ({ loaderData, match }) => (loaderData ? techHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="文章" />,
  component: Page,
})

function Page() {
  const { id, commentId } = Route.useLoaderData()
  return <LateTechPage key={id} id={id} search={Route.useSearch()} commentId={commentId} />
}
