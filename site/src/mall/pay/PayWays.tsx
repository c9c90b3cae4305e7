import { useQuery } from '@tanstack/react-query'
import type { PayOrder, PayType } from '@xinpu/sdk/types'
import { Alert, LinkTabs } from '@xinpu/ui/primitives'
import { useCall } from '../../app/api.ts'
import { usePlace } from '../../app/use-place.ts'
import type { PayParams } from '../mall-params.ts'
import { payPlace } from '../places.ts'
import { payTypesOf } from '../queries.ts'
import { BankPay } from './BankPay.tsx'
import { OnlinePay } from './OnlinePay.tsx'

interface PayWaysProps {
  order: PayOrder
  search: PayParams
  /** The money is there. */
  onPaid: () => void
}

/** The ways to pay as tabs, and the chosen one; once a voucher is handed in, it is the bank. */
export function PayWays({ order, search, onPaid }: PayWaysProps) {
  const { payTypes, status } = order
  const wanted = status === 'reviewing' ? 'BANK' : search.method
  const method = payTypes.find((type) => type === wanted) ?? payTypes[0]
  if (method === undefined) return <Alert tone="warn" title="现在没有可用的付款方式，订单会保留，请稍后再来" />

  const head = <Methods order={order} current={method} />
  if (method === 'BANK') return <BankPay order={order} head={head} />
  return <OnlinePay key={method} order={order} method={method} head={head} onPaid={onPaid} />
}

/** Under review only the bank is left: paying twice is not offered. */
function Methods({ order, current }: { order: PayOrder; current: PayType }) {
  const place = usePlace()
  const { data: types = [] } = useQuery(payTypesOf(useCall(), order.currency))
  const open = order.status === 'reviewing' ? ['BANK'] : order.payTypes
  return (
    <LinkTabs
      label="付款方式"
      current={current}
      items={types
        .filter(({ payType }) => open.includes(payType))
        .map(({ payType, name }) => ({
          id: payType,
          label: name,
          href: place(payPlace(order.payOrderId, { method: payType })),
        }))}
    />
  )
}
