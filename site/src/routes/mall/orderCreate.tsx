import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { CheckoutPage } from '../../mall/checkout/CheckoutPage.tsx'
import { readCheckoutParams } from '../../mall/mall-params.ts'

export const Route = createFileRoute('/mall/orderCreate')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCheckoutParams,
  head: () => ownHead('确认订单'),
  component: Page,
})

function Page() {
  return <CheckoutPage search={Route.useSearch()} />
}
