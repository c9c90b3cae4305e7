import { createFileRoute } from '@tanstack/react-router'
import { id as idIn } from '../../../app/address.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { documentList, factories, factoryNumbered } from '../../../prefecture/queries.ts'
import { factoryHead } from '../../../prefecture/zone-head.ts'
import { readOriginalParams } from '../../../prefecture/zone-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const FactoryPage = latePage(
  () => import('../../../prefecture/FactoryPage.tsx'),
  (page) => page.FactoryPage,
)

export const Route = createFileRoute('/prefecture/originalData/$id')({
  staticData: { shell: 'index' },
  validateSearch: readOriginalParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params, deps }) => {
    const id = idIn(params.id) ?? 0
    const factory = await orNotFound(queryClient.ensureQueryData(factoryNumbered(call, id)))
    await Promise.all([
      queryClient.ensureQueryData(documentList(call, id, deps)),
      queryClient.prefetchQuery(factories(call)),
    ])
    return factory
  },
  head: ({ loaderData, match: { search, context } }) => {
    const isNarrowed = [search.type, search.language, search.keywords].some((value) => value !== undefined)
    return loaderData ? factoryHead(loaderData, isNarrowed, context.visit) : {}
  },
  notFoundComponent: () => <LateMissingPage noun="原厂" />,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <FactoryPage key={id} id={id} search={Route.useSearch()} />
}
