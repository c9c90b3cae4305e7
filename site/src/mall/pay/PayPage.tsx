import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import type { PayOrder } from '@xinpu/sdk/types'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { PaySummary } from '@xinpu/ui/mall'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { Region } from '../../account/Region.tsx'
import { useCall, useVisit } from '../../app/api.ts'
import { me } from '../../app/queries.ts'
import { usePlace } from '../../app/use-place.ts'
import { CheckoutHead } from '../checkout/CheckoutPage.tsx'
import { LoginFirst } from '../LoginFirst.tsx'
import type { PayParams } from '../mall-params.ts'
import { orderPlace, ordersPlace } from '../places.ts'
import { payOrderOf } from '../queries.ts'
import { PayEnd } from './PayEnd.tsx'
import { PayWays } from './PayWays.tsx'

/** R044: one payment for all orders that were made at once. */
export function PayPage({ search }: { search: PayParams }) {
  const { payOrderId } = search
  const call = useCall()
  const { data: who } = useQuery(me(call))
  const found = useQuery({
    ...payOrderOf(call, payOrderId ?? 0),
    enabled: Boolean(who) && payOrderId !== undefined,
    // It may be paid in another window, or its voucher accepted, meanwhile.
    refetchOnWindowFocus: 'always',
  })
  if (who === null) return <LoginFirst title="收银台" why="付款单跟着账号走，换台手机也能付。" />
  if (payOrderId === undefined || isMissing(found.error)) return <Missing />
  if (found.data) return <Till order={found.data} search={search} />
  return (
    <DefaultLayout head={<CheckoutHead title="收银台" current={2} />}>
      <Region of={found}>{() => null}</Region>
    </DefaultLayout>
  )
}

function Missing() {
  const place = usePlace()
  return (
    <DefaultLayout head={<PageHead title="收银台" />}>
      <EmptyState
        title="没有找到这个付款单"
        why="它可能不属于这个账号。要付的订单都在“我的订单”里。"
        action={
          <LinkButton tone="primary" href={place(ordersPlace('CNY'))}>
            我的订单
          </LinkButton>
        }
      />
    </DefaultLayout>
  )
}

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 404

function Till({ order, search }: { order: PayOrder; search: PayParams }) {
  const call = useCall()
  const held = useQueryClient()
  const visit = useVisit()
  const place = usePlace()
  const again = () => void held.invalidateQueries({ queryKey: payOrderOf(call, order.payOrderId).queryKey })
  const isOpen = order.status === 'unpaid' || order.status === 'reviewing'

  return (
    <DefaultLayout
      head={<CheckoutHead title="收银台" current={order.status === 'paid' ? 3 : 2} />}
      side={<PaySummary order={order} now={new Date(visit.now)} hrefOf={(id) => place(orderPlace(id))} onEnd={again} />}
    >
      {isOpen ? <PayWays order={order} search={search} onPaid={again} /> : <PayEnd order={order} />}
    </DefaultLayout>
  )
}
