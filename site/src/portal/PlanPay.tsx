import { useQueryClient } from '@tanstack/react-query'
import type { MemberLevel, PayOnline } from '@xinpu/sdk/types'
import { CashierPanel } from '@xinpu/ui/mall'
import { toast } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { payNames, useOnlinePay } from '../mall/pay/use-online-pay.ts'
import { myPlan } from './queries.ts'

interface PlanPayProps {
  level: MemberLevel
  /** The payment that was begun. */
  ordered: PayOnline
  /** The money is there. */
  onPaid: () => void
  /** Another way to pay is wanted. */
  onOther: () => void
}

/** The till of a plan: its code or page, and how the payment stands. */
export function PlanPay({ level, ordered, onPaid, onOther }: PlanPayProps) {
  const call = useCall()
  const held = useQueryClient()
  const method = ordered.payType === 'WX' ? 'WX' : 'ALI'
  const online = useOnlinePay(ordered.payOrderId, method, () => {
    void held.invalidateQueries({ queryKey: myPlan(call).queryKey })
    toast.success(`${level.name}会员已开通`)
    onPaid()
  })

  return (
    <CashierPanel
      pay={online.pay}
      state={online.state}
      payName={payNames[method]}
      errorText={online.error ?? (online.state === 'waiting' ? undefined : '没有扣款，可以重新付款，或换一种付法。')}
      isBusy={online.isBusy}
      onRefresh={online.start}
      onCheck={online.check}
      onCancel={() => (online.state === 'waiting' ? online.cancel() : onOther())}
    />
  )
}
