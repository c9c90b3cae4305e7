import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { readPayParams } from '../../mall/mall-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const PayPage = latePage(
  () => import('../../mall/pay/PayPage.tsx'),
  (page) => page.PayPage,
)

export const Route = createFileRoute('/mall/payOrder')({
  staticData: { shell: 'userCenter' },
  validateSearch: readPayParams,
  head: () => ownHead('收银台'),
  component: Page,
})

function Page() {
  return <PayPage search={Route.useSearch()} />
}
