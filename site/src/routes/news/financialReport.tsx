import { createFileRoute } from '@tanstack/react-router'
import { financeHead } from '../../article/finance-head.ts'
import { readFinanceParams } from '../../article/finance-params.ts'
import { loadFinance } from '../../article/load-finance.ts'
import { latePage } from '../../rendering/late-page.tsx'

const FinancePage = latePage(
  () => import('../../article/FinancePage.tsx'),
  (page) => page.FinancePage,
)

export const Route = createFileRoute('/news/financialReport')({
  staticData: { shell: 'index' },
  validateSearch: readFinanceParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadFinance(context, deps),
  head: ({ loaderData, match }) =>
    loaderData ? financeHead(loaderData.companies, loaderData.shown, match.context.visit) : {},
  component: Page,
})

function Page() {
  return <FinancePage search={Route.useSearch()} shown={Route.useLoaderData().shown} />
}
