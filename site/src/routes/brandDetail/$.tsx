import { createFileRoute } from '@tanstack/react-router'
import { BrandHomePage } from '../../brands/BrandHomePage.tsx'
import { loadBrandHome } from '../../brands/load-brand.ts'
import { MissingBrand } from '../../brands/MissingBrand.tsx'

export const Route = createFileRoute('/brandDetail/$')({
  staticData: { shell: 'default', pattern: '/brandDetail/$' },
  loader: ({ context, params }) => loadBrandHome(context, params._splat),
  head: async ({ loaderData: brand, match }) => {
    const { brandFacts, brandHead, homeOf, namesOf } = await import('../../brands/brand-head.ts')
    return brand
      ? brandHead(
          {
            brand,
            title: `${namesOf(brand)} 官网、型号、数据手册、代理商`,
            description: `${brand.fullName}：${brand.modelCount} 个型号、${brand.specCount} 份数据手册，按分类查参数、看资料。`,
            path: homeOf(brand),
            isListed: brand.modelCount + brand.specCount > 0,
            facts: { '@type': ['Brand', 'Organization'], ...brandFacts(brand) },
          },
          match.context.visit,
        )
      : {}
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <BrandHomePage key={id} brandId={id} />
}
