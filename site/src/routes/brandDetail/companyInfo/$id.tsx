import { createFileRoute } from '@tanstack/react-router'
import { ofBrand } from '../../../article/finance-params.ts'
import { financialReports } from '../../../article/queries.ts'
import { companyHead } from '../../../brand/brand-heads.ts'
import { loadBrand } from '../../../brand/load-brand.ts'
import { companyOfBrand } from '../../../brand/queries.ts'
import { latePage } from '../../../rendering/late-page.tsx'
import { LateMissingBrand } from '../../../brand/late-pages.ts'

const BrandCompanyPage = latePage(
  () => import('../../../brand/BrandCompanyPage.tsx'),
  (page) => page.BrandCompanyPage,
)

export const Route = createFileRoute('/brandDetail/companyInfo/$id')({
  staticData: { shell: 'default' },
  loader: async ({ context, params }) => {
    const { brand } = await loadBrand(context, params.id)
    const { queryClient, call } = context
    const [company] = await Promise.all([
      queryClient.ensureQueryData(companyOfBrand(call, brand.id)),
      queryClient.ensureQueryData(financialReports(call, ofBrand(brand.id))),
    ])
    return { brand, company }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    return companyHead(loaderData, match.context.visit)
  },
  notFoundComponent: LateMissingBrand,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData().brand
  return <BrandCompanyPage key={id} brandId={id} />
}
