import { createFileRoute } from '@tanstack/react-router'
import { readCompanySearch } from '../../enterprise/company-params.ts'
import { companySearchHead, loadCompanies } from '../../enterprise/load-companies.ts'
import { LateCompanySearchPage } from '../../enterprise/late-pages.ts'

export const Route = createFileRoute('/mall/companySearch')({
  staticData: { shell: 'default' },
  validateSearch: readCompanySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCompanies(context, deps, 'mall'),
  head: ({ match }) => companySearchHead(match.search, match.context.visit, 'mall'),
  component: Page,
})

function Page() {
  return <LateCompanySearchPage search={Route.useSearch()} scene="mall" />
}
