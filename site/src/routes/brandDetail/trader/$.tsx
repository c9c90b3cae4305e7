import { createFileRoute } from '@tanstack/react-router'
import { withoutEmpty } from '../../../app/search-params.ts'
import { BrandTradersPage } from '../../../brands/BrandSellersPage.tsx'
import { loadTraders } from '../../../brands/load-sellers.ts'
import { MissingBrand } from '../../../brands/MissingBrand.tsx'
import { readTradersParams } from '../../../brands/sellers-params.ts'

/** `{brandId}` and `{brandId}/{page}`. */
export const Route = createFileRoute('/brandDetail/trader/$')({
  staticData: { shell: 'default', pattern: '/brandDetail/trader/$' },
  validateSearch: readTradersParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadTraders(context, params._splat, deps),
  head: async ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { sellersHead } = await import('../../../brands/sellers-head.ts')
    const isNarrowed = Object.keys(withoutEmpty(match.search)).length > 0
    return sellersHead({ ...loaderData, kind: 'traders', isNarrowed }, match.context.visit)
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { brand, page } = Route.useLoaderData()
  return <BrandTradersPage key={brand.id} brandId={brand.id} page={page} search={Route.useSearch()} />
}
