import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import type { OrderDetail } from '@xinpu/sdk/types'
import { OrderCard } from '@xinpu/ui/mall'
import { Breadcrumb, EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { Region } from '../../account/Region.tsx'
import { useCall, useVisit } from '../../app/api.ts'
import { usePlace } from '../../app/use-place.ts'
import { ordersPlace } from '../places.ts'
import { orderOf } from '../queries.ts'
import { useOrderHrefs } from './order-hrefs.ts'
import { useOrderActions } from './OrderContainer.tsx'
import { OrderParts, OrderProgress } from './OrderParts.tsx'

/** R053: one order of the person, from its making to its end. */
export function OrderPage({ id }: { id: number }) {
  const found = useQuery({ ...orderOf(useCall(), id), refetchOnWindowFocus: 'always' })
  if (found.error instanceof ApiError && found.error.code === 404) return <Missing />
  return <Region of={found}>{(order) => <Order order={order} />}</Region>
}

function Missing() {
  const place = usePlace()
  return (
    <EmptyState
      title="没有找到这个订单"
      why="它可能已经从列表里删除，或不属于这个账号。"
      action={
        <LinkButton tone="primary" href={place(ordersPlace('CNY'))}>
          全部订单
        </LinkButton>
      }
    />
  )
}

function Order({ order }: { order: OrderDetail }) {
  const now = new Date(useVisit().now)
  const hrefsOf = useOrderHrefs()
  const { perform, renew, dialog } = useOrderActions()
  const { detail: _here, ...hrefs } = hrefsOf(order)

  return (
    <>
      <Head order={order} />
      <OrderCard
        order={order}
        side="buyer"
        hrefs={hrefs}
        onAction={(action) => perform(order, action)}
        onExpire={renew}
        now={now}
      />
      <OrderParts order={order} side="buyer" />
      {dialog}
    </>
  )
}

/** Which order it is, how far it came, and a way to have it on paper. */
function Head({ order }: { order: OrderDetail }) {
  const place = usePlace()
  return (
    <>
      <Breadcrumb
        items={[{ label: '我的订单', href: place(ordersPlace(order.type)) }, { label: `订单 ${order.orderNo}` }]}
      />
      <OrderProgress order={order} side="buyer" />
    </>
  )
}
