import { useQuery } from '@tanstack/react-query'
import { taxInside, toMicro, type OrderSide } from '@xinpu/sdk/format'
import type { OrderDetail, Parcel } from '@xinpu/sdk/types'
import { ParcelTrack, PricePanel } from '@xinpu/ui/mall'
import { Button, DescriptionList, LinkButton, OnScreen, Section, Steps, Timeline } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall, useVisit } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { usePlace } from '../../app/use-place.ts'
import { talkWith, talkWithShop } from '../../message/places.ts'
import { logisticsOf } from '../queries.ts'
import { factsOf, parcelsOf, refundOf, vouchersOf } from './order-facts.ts'
import { stepOf, steps } from './order-steps.ts'

interface OrderPartsProps {
  order: OrderDetail
  /** The side from which it is read. */
  side: OrderSide
}

/** How far an order came, and a way to have it on paper. */
export const OrderProgress = ({ order, side }: OrderPartsProps) => (
  <OnScreen>
    {order.status !== 'closed' && <Steps label="订单进度" steps={steps} current={stepOf(order)} />}
    <Button size="sm" onPress={() => window.print()}>
      打印订单
    </Button>
    <Talk order={order} side={side} />
  </OnScreen>
)

/** A talk with the other side, into which the order goes along. */
function Talk({ order: { id, merchantId, buyer }, side }: OrderPartsProps) {
  const place = usePlace()
  const about = { topic: 'order', id } as const
  return (
    <LinkButton size="sm" href={place(side === 'buyer' ? talkWithShop(merchantId, about) : talkWith(buyer.id, about))}>
      {side === 'buyer' ? '联系卖家' : '联系买家'}
    </LinkButton>
  )
}

/** What an order says besides its goods: refund, parcels, vouchers, where it goes, its sum, and what happened. */
export function OrderParts({ order, side }: OrderPartsProps) {
  const now = new Date(useVisit().now)
  return (
    <>
      {order.refund && (
        <Section title="退款">
          <DescriptionList items={refundOf(order.refund, order.type)} />
        </Section>
      )}
      <OnScreen>
        <Papers order={order} now={now} />
      </OnScreen>
      <Section title="收货与发票">
        <DescriptionList items={factsOf(order, side)} />
      </Section>
      <Section title="金额">
        <Sums order={order} />
      </Section>
      <OnScreen>
        <Section title="记录">
          <Timeline items={order.logs} now={now} />
        </Section>
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

interface TrackProps {
  orderId: number
  parcel: Parcel
  now: Date
}

function Track({ orderId, parcel, now }: TrackProps) {
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
