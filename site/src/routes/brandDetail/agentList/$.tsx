import { createFileRoute } from '@tanstack/react-router'
import { withoutEmpty } from '../../../app/search-params.ts'
import { BrandAgentsPage } from '../../../brands/BrandSellersPage.tsx'
import { loadAgents } from '../../../brands/load-sellers.ts'
import { MissingBrand } from '../../../brands/MissingBrand.tsx'
import { readAgentsParams } from '../../../brands/sellers-params.ts'

/** `{brandId}` and `{brandId}/{page}`. */
export const Route = createFileRoute('/brandDetail/agentList/$')({
  staticData: { shell: 'default', pattern: '/brandDetail/agentList/$' },
  validateSearch: readAgentsParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadAgents(context, params._splat, deps),
  head: async ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { sellersHead } = await import('../../../brands/sellers-head.ts')
    const isNarrowed = Object.keys(withoutEmpty(match.search)).length > 0
    return sellersHead({ ...loaderData, kind: 'agents', isNarrowed }, match.context.visit)
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { brand, page } = Route.useLoaderData()
  return <BrandAgentsPage key={brand.id} brandId={brand.id} page={page} search={Route.useSearch()} />
}
