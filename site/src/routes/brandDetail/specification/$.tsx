import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastPage } from '../../../app/address.ts'
import { specsHead } from '../../../brand/brand-heads.ts'
import { specsInput, specsPageSize } from '../../../brand/brand-input.ts'
import { readBrandSpecsParams } from '../../../brand/brand-params.ts'
import { loadBrand } from '../../../brand/load-brand.ts'
import { brandSpecsPlace } from '../../../brand/places.ts'
import { categoriesOfBrand, datasheetsOfBrand } from '../../../brand/queries.ts'
import { latePage } from '../../../rendering/late-page.tsx'
import { LateMissingBrand } from '../../../brand/late-pages.ts'

const BrandSpecsPage = latePage(
  () => import('../../../brand/BrandSpecsPage.tsx'),
  (page) => page.BrandSpecsPage,
)

/** `{brandId}` and `{brandId}/{page}`. */
export const Route = createFileRoute('/brandDetail/specification/$')({
  staticData: { shell: 'default' },
  validateSearch: readBrandSpecsParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { brand, page } = await loadBrand(context, params._splat, 2)
    const { queryClient, call } = context
    const [found] = await Promise.all([
      queryClient.ensureQueryData(datasheetsOfBrand(call, specsInput(brand.id, page, deps))),
      queryClient.ensureQueryData(categoriesOfBrand(call, brand.id)),
    ])
    const last = lastPage(found, page, specsPageSize)
    if (last) throw redirect({ ...brandSpecsPlace(brand.id, last, deps), replace: true })
    return { brand, page, sheets: found.data.map(({ id, title }) => ({ id, title })) }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    return specsHead({ ...loaderData, search: match.search }, match.context.visit)
  },
  notFoundComponent: LateMissingBrand,
  component: Page,
})

function Page() {
  const { brand, page } = Route.useLoaderData()
  return <BrandSpecsPage key={brand.id} brandId={brand.id} page={page} search={Route.useSearch()} />
}
