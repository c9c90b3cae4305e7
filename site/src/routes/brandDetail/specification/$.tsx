import { createFileRoute, redirect } from '@tanstack/react-router'
import { withoutEmpty } from '../../../app/search-params.ts'
import { readBrandSpecsParams, specsInput, specsPageSize } from '../../../brands/brand-params.ts'
import { brandSpecsPlace } from '../../../brands/brand-places.ts'
import { BrandSpecsPage } from '../../../brands/BrandSpecsPage.tsx'
import { loadBrand } from '../../../brands/load-brand.ts'
import { MissingBrand } from '../../../brands/MissingBrand.tsx'
import { categoriesOfBrand, datasheetsOfBrand } from '../../../queries/brand.ts'

/** `{brandId}` and `{brandId}/{page}`. */
export const Route = createFileRoute('/brandDetail/specification/$')({
  staticData: { shell: 'default', pattern: '/brandDetail/specification/$' },
  validateSearch: readBrandSpecsParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { brand, page } = await loadBrand(context, params._splat, 2)
    const { queryClient, call } = context
    const [found] = await Promise.all([
      queryClient.ensureQueryData(datasheetsOfBrand(call, specsInput(brand.id, page, deps))),
      queryClient.ensureQueryData(categoriesOfBrand(call, brand.id)),
    ])
    const last = Math.max(1, Math.ceil(found.totalRecord / specsPageSize))
    if (page > last) throw redirect({ ...brandSpecsPlace(brand.id, last, deps), replace: true })
    return { brand, page, sheets: found.data.map(({ id, title }) => ({ id, title })) }
  },
  head: async ({ loaderData, match }) => {
    if (!loaderData) return {}
    const [{ brandHead }, { specsFacts }] = await Promise.all([
      import('../../../brands/brand-head.ts'),
      import('../../../brands/specs-facts.ts'),
    ])
    const { brand, page, sheets } = loaderData
    const title = `${brand.brandCn} 数据手册下载${page === 1 ? '' : ` 第 ${page} 页`}`
    const path = `/brandDetail/specification/${brand.id}${page === 1 ? '' : `/${page}`}`
    return brandHead(
      {
        brand,
        title,
        description: `${brand.fullName}的 ${brand.specCount} 份数据手册，在线阅读，打包下载。`,
        path,
        isListed: sheets.length > 0 && Object.keys(withoutEmpty(match.search)).length === 0,
        facts: specsFacts(title, sheets, match.context.visit.origin),
      },
      match.context.visit,
    )
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { brand, page } = Route.useLoaderData()
  return <BrandSpecsPage key={brand.id} brandId={brand.id} page={page} search={Route.useSearch()} />
}
