import { createFileRoute } from '@tanstack/react-router'
import { loadStock } from '../../../stock/load-stock.ts'
import { stockHead } from '../../../stock/stock-head.ts'
import { readStockParams } from '../../../stock/stock-params.ts'
import { latePage } from '../../../rendering/late-page.tsx'

const StockHallPage = latePage(
  () => import('../../../stock/StockHallPage.tsx'),
  (page) => page.StockHallPage,
)

/** `{block}/{page}`: pages from 0. */
export const Route = createFileRoute('/inquiry/inquiryMore/$')({
  staticData: { shell: 'index' },
  validateSearch: readStockParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadStock(context, params._splat, deps),
  head: ({ loaderData, match }) => (loaderData ? stockHead(loaderData, match.search, match.context.visit) : {}),
  component: Page,
})

function Page() {
  return <StockHallPage page={Route.useLoaderData().page} search={Route.useSearch()} />
}
