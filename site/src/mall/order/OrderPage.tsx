import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import { taxInside, toMicro } from '@xinpu/sdk/format'
import type { OrderDetail, Parcel } from '@xinpu/sdk/types'
import { OrderCard, ParcelTrack, PricePanel } from '@xinpu/ui/mall'
import {
  Breadcrumb,
  Button,
  DescriptionList,
  EmptyState,
  LinkButton,
  OnScreen,
  Section,
  Steps,
  Timeline,
} from '@xinpu/ui/primitives'
import { useState } from 'react'
import { Region } from '../../account/Region.tsx'
import { useCall, useVisit } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { usePlace } from '../../app/use-place.ts'
import { ordersPlace } from '../places.ts'
import { logisticsOf, orderOf } from '../queries.ts'
import { useOrderHrefs } from './order-hrefs.ts'
import { factsOf, parcelsOf, refundOf, vouchersOf } from './order-facts.ts'
import { useOrderActions } from './OrderContainer.tsx'
import { stepOf, steps } from './order-steps.ts'

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
      {order.refund && (
        <Section title="退款">
          <DescriptionList items={refundOf(order.refund, order.type)} />
        </Section>
      )}
      <OnScreen>
        <Papers order={order} now={now} />
      </OnScreen>
      <Section title="收货与发票">
        <DescriptionList items={factsOf(order)} />
      </Section>
      <Section title="金额">
        <Sums order={order} />
      </Section>
      <OnScreen>
        <Section title="记录">
          <Timeline items={order.logs} now={now} />
        </Section>
      </OnScreen>
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
      <OnScreen>
        {order.status !== 'closed' && <Steps label="订单进度" steps={steps} current={stepOf(order)} />}
        <Button size="sm" onPress={() => window.print()}>
          打印订单
        </Button>
      </OnScreen>
    </>
  )
}

/** What went in which parcel and where it is, and what was handed in for a transfer. */
function Papers({ order, now }: { order: OrderDetail; now: Date }) {
  return (
    <>
      {order.parcels.length > 0 && (
        <Section title="包裹" meta={`${order.parcels.length} 个`}>
          <DescriptionList items={parcelsOf(order)} />
        </Section>
      )}
      {order.parcels.length > 0 && (
        <Section title="物流">
          <Tracks order={order} now={now} />
        </Section>
      )}
      {order.receipts.length > 0 && (
        <Section title="转账凭证">
          <DescriptionList items={vouchersOf(order)} />
        </Section>
      )}
    </>
  )
}

/** Parcels whose course is asked for at once; the last went last. */
const askedFirst = 3

/** Where each parcel is, the last one first. */
function Tracks({ order: { id, parcels }, now }: { order: OrderDetail; now: Date }) {
  const [count, setCount] = useState(askedFirst)
  const left = parcels.length - count
  return (
    <>
      {parcels
        .toReversed()
        .slice(0, count)
        .map((parcel) => (
          <Track key={parcel.no} orderId={id} parcel={parcel} now={now} />
        ))}
      {left > 0 && (
        <Button size="sm" tone="quiet" onPress={() => setCount(count + askedFirst)}>
          再看 {Math.min(left, askedFirst)} 个包裹
        </Button>
      )}
    </>
  )
}

function Track({ orderId, parcel, now }: { orderId: number; parcel: Parcel; now: Date }) {
  const found = useQuery(logisticsOf(useCall(), orderId, parcel.no))
  return <ParcelTrack parcel={parcel} track={shownOf(found)} now={now} />
}

/** The sum of the order, to the fen, with the tax inside it. */
function Sums({ order }: { order: OrderDetail }) {
  const { goods, type: currency, payTime } = order
  const tax = goods.reduce((sum, { amount }) => sum + taxInside(toMicro(amount), currency), 0n)
  return (
    <PricePanel mode="order" order={{ ...order, currency }} taxInside={tax} totalLabel={payTime ? '实付' : '应付'} />
  )
}
