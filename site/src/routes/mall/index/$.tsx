import { createFileRoute } from '@tanstack/react-router'
import { loadMall } from '../../../mall/load-mall.ts'
import { mallHead } from '../../../mall/mall-head.ts'
import { readMallParams } from '../../../mall/mall-params.ts'
import { latePage } from '../../../rendering/late-page.tsx'

const MallPage = latePage(
  () => import('../../../mall/MallPage.tsx'),
  (page) => page.MallPage,
)

export const Route = createFileRoute('/mall/index/$')({
  staticData: { shell: 'index' },
  validateSearch: readMallParams,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params, deps }) => loadMall(context, params._splat, deps.search),
  head: ({ loaderData, match }) => (loaderData ? mallHead(loaderData, match.search, match.context.visit) : {}),
  component: Page,
})

function Page() {
  return <MallPage page={Route.useLoaderData().page} search={Route.useSearch()} />
}
