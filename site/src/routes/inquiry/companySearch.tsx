import { createFileRoute } from '@tanstack/react-router'
import { readCompanySearch } from '../../enterprise/company-params.ts'
import { companySearchHead, loadCompanies } from '../../enterprise/load-companies.ts'
import { LateCompanySearchPage } from '../../enterprise/late-pages.ts'

export const Route = createFileRoute('/inquiry/companySearch')({
  staticData: { shell: 'default' },
  validateSearch: readCompanySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCompanies(context, deps),
  head: ({ match }) => companySearchHead(match.search, match.context.visit),
  component: Page,
})

function Page() {
  return <LateCompanySearchPage search={Route.useSearch()} />
}
