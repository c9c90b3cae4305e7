import { createFileRoute } from '@tanstack/react-router'
import { readCompanySearch } from '../../enterprise/company-params.ts'
import { companySearchHead, loadCompanies } from '../../enterprise/load-companies.ts'
import { latePage } from '../../rendering/late-page.tsx'

const CompanySearchPage = latePage(
  () => import('../../enterprise/CompanySearchPage.tsx'),
  (page) => page.CompanySearchPage,
)

export const Route = createFileRoute('/inquiry/companySearch')({
  staticData: { shell: 'default' },
  validateSearch: readCompanySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCompanies(context, deps),
  head: ({ match }) => companySearchHead(match.search, match.context.visit),
  component: Page,
})

function Page() {
  return <CompanySearchPage search={Route.useSearch()} />
}
