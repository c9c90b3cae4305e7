import { createFileRoute } from '@tanstack/react-router'
import { shopProfileHead } from '../../../../agent/agent-heads.ts'
import { loadShopProfile } from '../../../../agent/load-agents.ts'
import { LateMissingPage } from '../../../../portal/late-pages.tsx'
import { latePage } from '../../../../rendering/late-page.tsx'

const ShopProfilePage = latePage(
  () => import('../../../../agent/ShopProfilePage.tsx'),
  (page) => page.ShopProfilePage,
)

/** `{merchantId}` and `{merchantId}/{tab}`. */
export const Route = createFileRoute('/agentList/merchant/merchantDetail/$')({
  staticData: { shell: 'default' },
  loader: ({ context, params }) => loadShopProfile(context, params._splat),
  head: ({ loaderData, match }) => (loaderData ? shopProfileHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="商家" />,
  component: Page,
})

function Page() {
  const { shop, tab } = Route.useLoaderData()
  return <ShopProfilePage key={shop.id} id={shop.id} tab={tab} />
}
