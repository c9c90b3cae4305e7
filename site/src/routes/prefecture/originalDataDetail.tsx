import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../app/not-found.ts'
import { documentList, documentNumbered } from '../../prefecture/queries.ts'
import { originalHead } from '../../prefecture/zone-head.ts'
import { readDetailParams } from '../../prefecture/zone-params.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'
import { latePage } from '../../rendering/late-page.tsx'

const OriginalPage = latePage(
  () => import('../../prefecture/OriginalPage.tsx'),
  (page) => page.OriginalPage,
)

export const Route = createFileRoute('/prefecture/originalDataDetail')({
  staticData: { shell: 'default' },
  validateSearch: readDetailParams,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient, call }, deps: { id = 0 } }) => {
    const document = await orNotFound(queryClient.ensureQueryData(documentNumbered(call, id)))
    await queryClient.prefetchQuery(documentList(call, document.originalFactoryId, {}))
    return document
  },
  head: ({ loaderData, match }) => (loaderData ? originalHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="资料" />,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <OriginalPage key={id} id={id} search={Route.useSearch()} />
}
