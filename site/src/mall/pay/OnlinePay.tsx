import type { PayOrder } from '@xinpu/sdk/types'
import { CashierPanel } from '@xinpu/ui/mall'
import { useNavigate } from '@tanstack/react-router'
import { payPlace } from '../places.ts'
import { payNames, useOnlinePay } from './use-online-pay.ts'

interface OnlinePayProps {
  order: PayOrder
  method: 'ALI' | 'WX'
  /** Other ways to pay, as tabs. */
  head: React.ReactNode
  onPaid: () => void
}

/** Paying with a provider: its code or page, and how it stands. */
export function OnlinePay({ order, method, head, onPaid }: OnlinePayProps) {
  const online = useOnlinePay(order.payOrderId, method, onPaid)
  const navigate = useNavigate()
  const other = order.payTypes.find((type) => type !== method)

  return (
    <CashierPanel
      pay={online.pay}
      state={online.state}
      payName={payNames[method]}
      errorText={online.error}
      isBusy={online.isBusy}
      onRefresh={online.start}
      onCheck={online.check}
      onCancel={() =>
        online.state === 'waiting'
          ? online.cancel()
          : void navigate({ ...payPlace(order.payOrderId, other && { method: other }), replace: true })
      }
      head={head}
    />
  )
}
