import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '../../brand/brand-heads.ts'
import { loadBrandHome } from '../../brand/load-brand.ts'
import { latePage } from '../../rendering/late-page.tsx'
import { LateMissingBrand } from '../../brand/late-pages.ts'

const BrandHomePage = latePage(
  () => import('../../brand/BrandHomePage.tsx'),
  (page) => page.BrandHomePage,
)

export const Route = createFileRoute('/brandDetail/$')({
  staticData: { shell: 'default' },
  loader: ({ context, params }) => loadBrandHome(context, params._splat),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    return homeHead(loaderData, match.context.visit)
  },
  notFoundComponent: LateMissingBrand,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <BrandHomePage key={id} brandId={id} />
}
