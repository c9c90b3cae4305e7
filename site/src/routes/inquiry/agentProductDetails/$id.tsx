import { createFileRoute } from '@tanstack/react-router'
import { productHead } from '../../../agent/agent-heads.ts'
import { loadProduct } from '../../../agent/load-agents.ts'
import { id } from '../../../app/address.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const ProductPage = latePage(
  () => import('../../../agent/ProductPage.tsx'),
  (page) => page.ProductPage,
)

export const Route = createFileRoute('/inquiry/agentProductDetails/$id')({
  staticData: { shell: 'default' },
  loader: ({ context, params }) => loadProduct(context, id(params.id) ?? 0),
  head: ({ loaderData, match }) => (loaderData ? productHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="代理产品" />,
  component: Page,
})

function Page() {
  const { id: productId } = Route.useParams()
  return <ProductPage key={productId} id={Number(productId)} />
}
