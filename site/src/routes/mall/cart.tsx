import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { CartPage } from '../../mall/CartPage.tsx'
import { readCartParams } from '../../mall/mall-params.ts'

export const Route = createFileRoute('/mall/cart')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCartParams,
  head: () => ownHead('购物车'),
  component: Page,
})

function Page() {
  return <CartPage search={Route.useSearch()} />
}
