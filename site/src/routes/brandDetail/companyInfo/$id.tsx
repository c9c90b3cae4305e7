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
    const { companyHead } = await import('../../../brands/brand-heads.ts')
    return companyHead(loaderData, match.context.visit)
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData().brand
  return <BrandCompanyPage key={id} brandId={id} />
}
