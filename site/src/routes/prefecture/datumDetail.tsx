import { createFileRoute } from '@tanstack/react-router'
import { loadTech } from '../../prefecture/load-zone.ts'
import { techHead } from '../../prefecture/zone-head.ts'
import { readDetailParams } from '../../prefecture/zone-params.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'
import { LateTechPage } from '../../prefecture/late-pages.ts'

export const Route = createFileRoute('/prefecture/datumDetail')({
  staticData: { shell: 'default' },
  validateSearch: readDetailParams,
  loaderDeps: ({ search: { id, page } }) => ({ id, page }),
  loader: async ({ context, deps: { id = 0, page = 1 }, location: { hash } }) => {
    return loadTech(context, { id, page, hash }, ['datum'])
  },
  head: ({ loaderData, match }) => (loaderData ? techHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="资料" />,
  component: Page,
})

function Page() {
  const { id, commentId } = Route.useLoaderData()
  return <LateTechPage key={id} id={id} search={Route.useSearch()} commentId={commentId} />
}
