import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import type { OrderDetail } from '@xinpu/sdk/types'
import { OrderCard } from '@xinpu/ui/mall'
import { Breadcrumb, EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { Region } from '../../account/Region.tsx'
import { useCall, useVisit } from '../../app/api.ts'
import { usePlace } from '../../app/use-place.ts'
import { useSellerActions } from '../center/SellerContainer.tsx'
import { shoppingPlace } from '../places.ts'
import { shopOrderOf } from '../queries.ts'
import { useOrderHrefs } from './order-hrefs.ts'
import { OrderParts, OrderProgress } from './OrderParts.tsx'

const sold = shoppingPlace({ role: 'seller', tab: 'orders' })

/** One order of the person's shop: where it goes, what went in which parcel and where that is, and what can be done. */
export function ShopOrderPage({ id }: { id: number }) {
  const found = useQuery({ ...shopOrderOf(useCall(), id), refetchOnWindowFocus: 'always' })
  if (found.error instanceof ApiError && found.error.code === 404) return <Missing />
  return <Region of={found}>{(order) => <Order order={order} />}</Region>
}

function Missing() {
  const place = usePlace()
  return (
    <EmptyState
      title="没有找到这个订单"
      why="它不属于这个店铺。"
      action={
        <LinkButton tone="primary" href={place(sold)}>
          店铺订单
        </LinkButton>
      }
    />
  )
}

function Order({ order }: { order: OrderDetail }) {
  const place = usePlace()
  const now = new Date(useVisit().now)
  const hrefsOf = useOrderHrefs()
  const { perform, dialog } = useSellerActions()
  const { pay, goods } = hrefsOf(order)
  return (
    <>
      <Breadcrumb items={[{ label: '店铺订单', href: place(sold) }, { label: `订单 ${order.orderNo}` }]} />
      <OrderProgress order={order} side="seller" />
      <OrderCard
        order={order}
        side="seller"
        hrefs={{ pay, goods }}
        onAction={(action) => perform(order, action)}
        now={now}
      />
      <OrderParts order={order} side="seller" />
      {dialog}
    </>
  )
}
