import { createFileRoute } from '@tanstack/react-router'
import { shopProfilesHead } from '../../../../agent/agent-heads.ts'
import { loadShopProfiles } from '../../../../agent/load-agents.ts'
import { readShopParams } from '../../../../mall/mall-params.ts'
import { LateMissingPage } from '../../../../portal/late-pages.tsx'
import { latePage } from '../../../../rendering/late-page.tsx'

const ShopProfilesPage = latePage(
  () => import('../../../../agent/ShopProfilesPage.tsx'),
  (page) => page.ShopProfilesPage,
)

/** `{page}`, from 1. */
export const Route = createFileRoute('/agentList/merchant/index/$')({
  staticData: { shell: 'index' },
  validateSearch: readShopParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadShopProfiles(context, params._splat, deps),
  head: ({ loaderData, match }) => (loaderData ? shopProfilesHead(loaderData, match.search, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="商家" />,
  component: Page,
})

function Page() {
  return <ShopProfilesPage page={Route.useLoaderData().page} search={Route.useSearch()} />
}
