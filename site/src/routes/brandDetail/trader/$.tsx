import { createFileRoute } from '@tanstack/react-router'
import { BrandSellersPage } from '../../../brands/BrandSellersPage.tsx'
import { loadSellers } from '../../../brands/load-brand.ts'
import { MissingBrand } from '../../../brands/MissingBrand.tsx'

export const Route = createFileRoute('/brandDetail/trader/$')({
  staticData: { shell: 'default', pattern: '/brandDetail/trader/$' },
  loader: ({ context, params }) => loadSellers(context, params._splat),
  head: async ({ loaderData: brand, match }) => {
    const { sellersHead } = await import('../../../brands/sellers-head.ts')
    return brand ? sellersHead(brand, 'traders', match.context.visit) : {}
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <BrandSellersPage key={id} brandId={id} kind="traders" />
}
