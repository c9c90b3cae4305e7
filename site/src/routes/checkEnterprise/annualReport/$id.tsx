import { createFileRoute } from '@tanstack/react-router'
import { reportHead } from '../../../company/heads.ts'
import { loadReport } from '../../../company/load.ts'
import { readReport } from '../../../company/lookup-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const ReportPage = latePage(
  () => import('../../../company/ReportPage.tsx'),
  (page) => page.ReportPage,
)

export const Route = createFileRoute('/checkEnterprise/annualReport/$id')({
  staticData: { shell: 'default' },
  validateSearch: readReport,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadReport(context, params.id, deps.year),
  head: ({ loaderData, match }) =>
    loaderData ? reportHead({ ...loaderData.company, year: loaderData.year }, match.context.visit) : {},
  notFoundComponent: () => <LateMissingPage noun="年报" />,
  component: Page,
})

function Page() {
  return <ReportPage id={Route.useLoaderData().company.id} wanted={Route.useSearch().year} />
}
