import { createFileRoute } from '@tanstack/react-router'
import { id } from '../../../app/address.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { bringText } from '../../../mall/GoodsText.tsx'
import { goodsHead } from '../../../mall/mall-head.ts'
import { readGoodsParams } from '../../../mall/mall-params.ts'
import { goodsDetail } from '../../../mall/queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const GoodsPage = latePage(
  () => import('../../../mall/GoodsPage.tsx'),
  (page) => page.GoodsPage,
)

export const Route = createFileRoute('/mall/productDetails/$id')({
  staticData: { shell: 'default' },
  validateSearch: readGoodsParams,
  loader: async ({ context: { queryClient, call }, params }) => {
    const found = await orNotFound(queryClient.ensureQueryData(goodsDetail(call, id(params.id) ?? 0)))
    if (found.description) await bringText()
    return found
  },
  head: ({ loaderData, match }) => (loaderData ? goodsHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="商品" />,
  component: Page,
})

function Page() {
  const { id: number } = Route.useParams()
  return <GoodsPage key={number} id={Number(number)} search={Route.useSearch()} />
}
