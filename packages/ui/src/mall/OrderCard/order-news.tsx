import { formatNumber, type OrderSide } from '@xinpu/sdk/format'
import type { OrderVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { invoiceStatusLabels } from '@xinpu/sdk/labels'
import { momentOf } from '../../primitives/TimeText/moment-of.ts'
import { isPartShipped, leftToShip, shortTime } from '../order-facts.ts'

/** An order, and where it is known from its page, when it finishes by itself. */
export type ListedOrder = OrderVO & { autoFinishTime?: string | undefined }

interface NewsOf {
  order: ListedOrder
  side: OrderSide
  now: Date
  /** The time to pay ran out before one's eyes. */
  onExpire?: (() => void) | undefined
}

/** The next deadline of an order, or what it waits for. */
export function OrderNews({ order, side, now, onExpire }: NewsOf) {
  if (order.status === 'unpaid' && order.expireTime !== undefined)
    return <Expiring until={order.expireTime} side={side} now={now} onExpire={onExpire} />
  return newsOf({ order, side, now })
}

function Expiring({ until, side, now, onExpire }: Omit<NewsOf, 'order'> & { until: string }) {
  const [isOver, setOver] = useState(momentOf(until) <= now)
  const end = () => {
    setOver(true)
    onExpire?.()
  }
  if (isOver) return '付款超时，订单正在关闭'
  return (
    <>
      <CountdownText until={until} now={now} onEnd={end} /> 后关闭
      {side === 'buyer' ? '，库存已锁定' : '，付款前可以改价'}
    </>
  )
}

const waiting: Record<OrderSide, Record<'refunding' | 'reviewing' | 'unpaid', string>> = {
  buyer: {
    unpaid: '等待付款',
    reviewing: '转账凭证已提交，等待店铺审核',
    refunding: '退款申请已提交，等待店铺答复',
  },
  seller: {
    unpaid: '等待买家付款，付款前可以改价',
    reviewing: '买家已提交转账凭证，请核对到账',
    refunding: '买家申请退款，请答复',
  },
}

function newsOf({ order, side, now }: NewsOf): string {
  const { status } = order
  if (status === 'paid') return paidNews(order, side, now)
  if (status === 'shipped') return shippedNews(order, now)
  if (status === 'finished') return finishedNews(order, now)
  if (status === 'closed') return closedNews(order, now)
  return waiting[side][status]
}

function paidNews(order: ListedOrder, side: OrderSide, now: Date): string {
  if (isPartShipped(order)) {
    const left = leftToShip(order)
    const pieces = left.reduce((sum, line) => sum + line.left, 0)
    return `还有 ${left.length} 行 ${formatNumber(pieces)} 片待发`
  }
  if (order.type === 'USD' && !order.warehousingNo)
    return side === 'buyer' ? '填写入仓号后店铺才能发货' : '买家填写入仓号后才能发货'
  const paid = order.payTime === undefined ? '已付款' : `${shortTime(order.payTime, now)} 付款`
  return side === 'buyer' ? `${paid}，等待店铺发货` : `${paid}，请发货`
}

const shippedNews = ({ shipTime, autoFinishTime }: ListedOrder, now: Date): string =>
  [
    shipTime === undefined ? '已全部发出' : `${shortTime(shipTime, now)} 发出`,
    ...(autoFinishTime === undefined ? [] : [`${shortTime(autoFinishTime, now)} 自动确认收货`]),
  ].join('，')

const finishedNews = ({ finishTime, invoiceStatus }: ListedOrder, now: Date): string =>
  [
    finishTime === undefined ? '已收货' : `${shortTime(finishTime, now)} 收货`,
    ...(invoiceStatus === undefined ? [] : [`发票${invoiceStatusLabels[invoiceStatus]}`]),
  ].join('，')

const closedNews = ({ payTime, closeTime }: ListedOrder, now: Date): string =>
  [
    payTime === undefined ? '没有付款，库存已放回' : '已退款',
    ...(closeTime === undefined ? [] : [`${shortTime(closeTime, now)} 关闭`]),
  ].join('，')
