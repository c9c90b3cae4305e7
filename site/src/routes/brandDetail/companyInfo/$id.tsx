import { createFileRoute } from '@tanstack/react-router'
import { BrandCompanyPage } from '../../../brands/BrandCompanyPage.tsx'
import { loadBrand } from '../../../brands/load-brand.ts'
import { MissingBrand } from '../../../brands/MissingBrand.tsx'
import { companyOfBrand } from '../../../queries/brand.ts'

export const Route = createFileRoute('/brandDetail/companyInfo/$id')({
  staticData: { shell: 'default', pattern: '/brandDetail/companyInfo/$id' },
  loader: async ({ context, params }) => {
    const { brand } = await loadBrand(context, params.id)
    return { brand, company: await context.queryClient.ensureQueryData(companyOfBrand(context.call, brand.id)) }
  },
  head: async ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { brandFacts, brandHead } = await import('../../../brands/brand-head.ts')
    const { brand, company } = loaderData
    return brandHead(
      {
        brand,
        title: `${brand.brandCn || brand.name} 公司信息`,
        description: [company.companyName, brand.country, company.categories.slice(0, 6).join('、')]
          .filter(Boolean)
          .join('，'),
        path: `/brandDetail/companyInfo/${brand.id}`,
        // A name alone is nothing to be found for.
        isListed: brand.website !== '' || brand.country !== '',
        facts: { '@type': 'Corporation', ...brandFacts(brand), legalName: company.companyName },
      },
      match.context.visit,
    )
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData().brand
  return <BrandCompanyPage key={id} brandId={id} />
}
