import { createFileRoute } from '@tanstack/react-router'
import { BrandAgentsPage } from '../../../brands/BrandSellersPage.tsx'
import { loadAgents } from '../../../brands/load-sellers.ts'
import { MissingBrand } from '../../../brands/MissingBrand.tsx'
import { readSellersParams } from '../../../brands/sellers-params.ts'

/** `{brandId}` and `{brandId}/{page}`. */
export const Route = createFileRoute('/brandDetail/agentList/$')({
  staticData: { shell: 'default', pattern: '/brandDetail/agentList/$' },
  validateSearch: readSellersParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadAgents(context, params._splat, deps),
  head: async ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { sellersHead } = await import('../../../brands/brand-heads.ts')
    return sellersHead({ ...loaderData, kind: 'agents', search: match.search }, match.context.visit)
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { brand, page } = Route.useLoaderData()
  return <BrandAgentsPage key={brand.id} brandId={brand.id} page={page} search={Route.useSearch()} />
}
