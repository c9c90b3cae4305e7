import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { readPayParams } from '../../mall/mall-params.ts'
import { PayPage } from '../../mall/pay/PayPage.tsx'

export const Route = createFileRoute('/mall/payOrder')({
  staticData: { shell: 'userCenter' },
  validateSearch: readPayParams,
  head: () => ownHead('收银台'),
  component: Page,
})

function Page() {
  return <PayPage search={Route.useSearch()} />
}
