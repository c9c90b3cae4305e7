import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../app/not-found.ts'
import { schemeBrands, schemeList, schemeModels, schemeNumbered } from '../../prefecture/queries.ts'
import { schemeHead, zoneHead } from '../../prefecture/zone-head.ts'
import { readSchemeParams } from '../../prefecture/zone-params.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'
import { latePage } from '../../rendering/late-page.tsx'

const SchemePage = latePage(
  () => import('../../prefecture/SchemePage.tsx'),
  (page) => page.SchemePage,
)
const SchemesPage = latePage(
  () => import('../../prefecture/SchemesPage.tsx'),
  (page) => page.SchemesPage,
)

const description = '电路方案带原理图、算式与物料表，可整套配单。'

export const Route = createFileRoute('/prefecture/circuitScheme')({
  staticData: { shell: 'index' },
  validateSearch: readSchemeParams,
  loaderDeps: ({ search: { sets: _sets, ...search } }) => search,
  loader: async ({ context: { queryClient, call }, deps }) => {
    if (deps.id !== undefined) return orNotFound(queryClient.ensureQueryData(schemeNumbered(call, deps.id)))
    await Promise.all([
      queryClient.ensureQueryData(schemeList(call, deps)),
      queryClient.prefetchQuery(schemeBrands(call)),
      deps.brandId !== undefined && queryClient.prefetchQuery(schemeModels(call, deps.brandId)),
    ])
    return undefined
  },
  head: ({ loaderData, match: { search, context } }) => {
    if (loaderData) return schemeHead(loaderData, context.visit)
    const title = search.model ? `${search.model} 电路方案` : '电路方案'
    const isListed = search.keywords === undefined
    return zoneHead(
      { title, description, path: '/prefecture/circuitScheme', kind: 'CollectionPage', isListed },
      context.visit,
    )
  },
  notFoundComponent: () => <LateMissingPage noun="方案" />,
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return search.id === undefined ? (
    <SchemesPage search={search} />
  ) : (
    <SchemePage key={search.id} id={search.id} search={search} />
  )
}
