import { createFileRoute } from '@tanstack/react-router'
import { id } from '../../../app/address.ts'
import { companyHead } from '../../../enterprise/company-head.ts'
import { readCompanyParams } from '../../../enterprise/company-params.ts'
import { loadCompany } from '../../../enterprise/load-company.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const CompanyPage = latePage(
  () => import('../../../enterprise/CompanyPage.tsx'),
  (page) => page.CompanyPage,
)

export const Route = createFileRoute('/inquiry/corporateHome/$id')({
  staticData: { shell: 'default' },
  validateSearch: readCompanyParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadCompany(context, id(params.id) ?? 0, deps),
  head: ({ loaderData, match }) => (loaderData ? companyHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="企业" />,
  component: Page,
})

function Page() {
  return <CompanyPage key={Route.useParams().id} id={Number(Route.useParams().id)} search={Route.useSearch()} />
}
