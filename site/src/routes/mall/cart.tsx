import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { readCartParams } from '../../mall/mall-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const CartPage = latePage(
  () => import('../../mall/CartPage.tsx'),
  (page) => page.CartPage,
)

export const Route = createFileRoute('/mall/cart')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCartParams,
  head: () => ownHead('购物车'),
  component: Page,
})

function Page() {
  return <CartPage search={Route.useSearch()} />
}
