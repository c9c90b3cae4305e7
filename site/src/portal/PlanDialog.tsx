import { formatAmount, fullDay } from '@xinpu/sdk/format'
import type { MemberLevel, Membership } from '@xinpu/sdk/types'
import { PayMethodList } from '@xinpu/ui/mall'
import { Button, Dialog, ErrorState } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { PlanPay } from './PlanPay.tsx'
import { usePlanOrder } from './use-plan-order.ts'

interface PlanDialogProps {
  level: MemberLevel
  /** The plan that runs. */
  mine: Membership
  onClose: () => void
}

/** Having a plan, or having it longer: how it is paid, then the till. */
export function PlanDialog({ level, mine, onClose }: PlanDialogProps) {
  const order = usePlanOrder(level.id)
  // Once it is paid the plan that runs is another: the words stay what they were.
  const [words] = useState(() => wordsOf(level, mine))
  return (
    <Dialog
      {...words}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={!order.pay && <Foot level={level} order={order} onClose={onClose} />}
    >
      {order.pay ? (
        <PlanPay level={level} ordered={order.pay} onPaid={onClose} onOther={order.again} />
      ) : (
        <Ways order={order} />
      )}
    </Dialog>
  )
}

type Order = ReturnType<typeof usePlanOrder>

function Ways({ order: { types, method, error, isBusy, choose } }: { order: Order }) {
  if (typeof types === 'object' && 'kind' in types) return <ErrorState {...types} />
  return <PayMethodList types={types} value={method ?? null} onChange={choose} error={error} isDisabled={isBusy} />
}

interface FootProps extends Pick<PlanDialogProps, 'level' | 'onClose'> {
  order: Order
}

const Foot = ({ level, order, onClose }: FootProps) => (
  <>
    <Button onPress={onClose}>取消</Button>
    <Button tone="primary" isPending={order.isBusy} isDisabled={!order.method} onPress={() => void order.order()}>
      支付 {formatAmount(level.price, 'CNY')}
    </Button>
  </>
)

const day = 24 * 60 * 60_000

/** What is bought, and when it begins and ends. */
function wordsOf({ id, name, days }: MemberLevel, { level, expireTime }: Membership) {
  if (!level || !expireTime) return { title: `开通${name}会员`, subtitle: `付款后立即生效，有效 ${days} 天` }
  if (level.id !== id)
    return {
      title: `改为${name}会员`,
      subtitle: `付款后立即生效，有效 ${days} 天；${level.name}会员剩下的时间按天价折算，加在后面`,
    }
  const ends = fullDay(new Date(Date.parse(expireTime) + days * day))
  return { title: `续费${name}会员`, subtitle: `续费，到期日顺延至 ${ends}` }
}
