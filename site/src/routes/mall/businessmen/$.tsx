import { createFileRoute } from '@tanstack/react-router'
import { loadShops } from '../../../mall/load-mall.ts'
import { shopHead } from '../../../mall/mall-head.ts'
import { readShopParams } from '../../../mall/mall-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const ShopPage = latePage(
  () => import('../../../mall/ShopPage.tsx'),
  (page) => page.ShopPage,
)
const ShopsPage = latePage(
  () => import('../../../mall/ShopsPage.tsx'),
  (page) => page.ShopsPage,
)

export const Route = createFileRoute('/mall/businessmen/$')({
  staticData: { shell: 'index' },
  validateSearch: readShopParams,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params, deps }) => loadShops(context, params._splat, deps.search),
  head: ({ loaderData, match }) => (loaderData ? shopHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="店铺" />,
  component: Page,
})

function Page() {
  const found = Route.useLoaderData()
  const search = Route.useSearch()
  if (!('shop' in found)) return <ShopsPage page={found.page} search={search} />
  return <ShopPage key={found.shop.id} id={found.shop.id} page={found.page} search={search} />
}
