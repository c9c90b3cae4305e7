import { createFileRoute } from '@tanstack/react-router'
import { sellersHead } from '../../../brand/brand-heads.ts'
import { loadTraders } from '../../../brand/load-sellers.ts'
import { readSellersParams } from '../../../brand/sellers-params.ts'
import { latePage } from '../../../rendering/late-page.tsx'
import { LateMissingBrand } from '../../../brand/late-pages.ts'

const BrandTradersPage = latePage(
  () => import('../../../brand/BrandSellersPage.tsx'),
  (page) => page.BrandTradersPage,
)

/** `{brandId}` and `{brandId}/{page}`. */
export const Route = createFileRoute('/brandDetail/trader/$')({
  staticData: { shell: 'default' },
  validateSearch: readSellersParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadTraders(context, params._splat, deps),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    return sellersHead({ ...loaderData, kind: 'traders', search: match.search }, match.context.visit)
  },
  notFoundComponent: LateMissingBrand,
  component: Page,
})

function Page() {
  const { brand, page } = Route.useLoaderData()
  return <BrandTradersPage key={brand.id} brandId={brand.id} page={page} search={Route.useSearch()} />
}
