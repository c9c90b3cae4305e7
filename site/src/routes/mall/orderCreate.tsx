import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { readCheckoutParams } from '../../mall/mall-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const CheckoutPage = latePage(
  () => import('../../mall/checkout/CheckoutPage.tsx'),
  (page) => page.CheckoutPage,
)

export const Route = createFileRoute('/mall/orderCreate')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCheckoutParams,
  head: () => ownHead('确认订单'),
  component: Page,
})

function Page() {
  return <CheckoutPage search={Route.useSearch()} />
}
