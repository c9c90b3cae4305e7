import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '../../brand/brand-heads.ts'
import { BrandHomePage } from '../../brand/BrandHomePage.tsx'
import { loadBrandHome } from '../../brand/load-brand.ts'
import { MissingBrand } from '../../brand/MissingBrand.tsx'

export const Route = createFileRoute('/brandDetail/$')({
  staticData: { shell: 'default' },
  loader: ({ context, params }) => loadBrandHome(context, params._splat),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    return homeHead(loaderData, match.context.visit)
  },
  notFoundComponent: MissingBrand,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <BrandHomePage key={id} brandId={id} />
}
