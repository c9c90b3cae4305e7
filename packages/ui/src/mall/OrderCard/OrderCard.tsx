import { formatAmount, formatNumber, formatUnitPrice, type OrderAction, type OrderSide } from '@xinpu/sdk/format'
import type { OrderGoods, OrderVO } from '@xinpu/sdk/types'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { isPartShipped, shortTime } from '../order-facts.ts'
import { OrderActions } from '../OrderActions/OrderActions.tsx'
import { OrderNews, type ListedOrder } from './order-news.tsx'
import * as S from './OrderCard.styles.ts'

export interface OrderCardHrefs {
  /** Where it is paid, and its vouchers are. */
  pay: Href
  /** Its own page; left out where one is on it: all its lines are shown there. */
  detail?: Href
  /** The page of goods. */
  goods: (mallGoodsId: number) => Href
  /** The shop; for a seller it is left out. */
  merchant?: Href
}

export interface OrderCardProps {
  order: ListedOrder
  /** The side from which it is seen: a buyer reads the shop, a seller the buyer. */
  side: OrderSide
  hrefs: OrderCardHrefs
  onAction: (action: OrderAction) => void
  /** The present moment when this is first drawn. */
  now: Date
  /** The time to pay ran out before one's eyes: the order is another now. */
  onExpire?: () => void
  /** What is said instead of the next deadline: why a voucher was refused, what a buyer asks for. */
  news?: React.ReactNode
}

/** An order in a list: its state and next deadline first, what was bought, what it costs, what can be done. */
export function OrderCard({ order, side, hrefs, onAction, now, news, onExpire }: OrderCardProps) {
  return (
    <S.Root aria-label={`订单 ${order.orderNo}`}>
      <S.Head>
        <State order={order} />
        <h2>
          <Other order={order} side={side} href={hrefs.merchant} />
        </h2>
        <span data-number>
          {shortTime(order.createTime, now)}
          {hrefs.detail === undefined ? (
            <span>{order.orderNo}</span>
          ) : (
            <Link href={hrefs.detail} tone="plain">
              {order.orderNo}
            </Link>
          )}
        </span>
      </S.Head>
      <Lines order={order} hrefs={hrefs} />
      <S.Foot>
        <span data-news>{news ?? <OrderNews order={order} side={side} now={now} onExpire={onExpire} />}</span>
        <b data-total>{formatAmount(order.payAmount, order.type)}</b>
        <OrderActions order={order} side={side} onAction={onAction} hrefs={hrefs} />
      </S.Foot>
    </S.Root>
  )
}

/** Sent in part is a state of its own to those who wait. */
function State({ order }: { order: OrderVO }) {
  if (!isPartShipped(order)) return <StatusTag kind="order" status={order.status} />
  const gone = order.goods.filter(({ quantity, shipped = 0 }) => shipped >= quantity).length
  return (
    <StatusTag tone="info" shape="half">
      部分发货 {gone}/{order.goods.length}
    </StatusTag>
  )
}

function Other({ order, side, href }: { order: OrderVO; side: OrderSide; href: Href | undefined }) {
  if (side === 'seller') return order.buyer.nickName
  if (href === undefined) return order.merchantName
  return (
    <Link href={href} tone="plain">
      {order.merchantName}
    </Link>
  )
}

/** Lines that a list shows of one order. */
const most = 3

function Lines({ order, hrefs }: { order: OrderVO; hrefs: OrderCardHrefs }) {
  const hasPictures = order.goods.some(({ imgUrl }) => imgUrl)
  const isWhole = hrefs.detail === undefined || order.goods.length === most + 1
  const shown = isWhole ? order.goods : order.goods.slice(0, most)
  const rest = order.goods.length - shown.length

  return (
    <S.Lines data-pictures={hasPictures || undefined}>
      {shown.map((line) => (
        <li key={line.mallGoodsId}>
          {hasPictures && <Image src={line.imgUrl || undefined} alt="" ratio={1} fit="contain" />}
          <span data-subject>
            <Link href={hrefs.goods(line.mallGoodsId)} tone="plain">
              <PartNumber>{line.model}</PartNumber>
            </Link>
            <small>{[line.brandCn, sentOf(line, order)].filter(Boolean).join('　')}</small>
          </span>
          <span data-price>{formatUnitPrice(line.price, order.type)}</span>
          <span data-pieces>{formatNumber(line.quantity)}</span>
          <b data-amount>{formatAmount(line.amount, order.type)}</b>
        </li>
      ))}
      {rest > 0 && hrefs.detail !== undefined && (
        <li data-rest>
          <Link href={hrefs.detail}>另 {rest} 行</Link>
        </li>
      )}
    </S.Lines>
  )
}

/** How much of a line went, while some of the order is still to be sent. */
function sentOf({ shipped = 0, quantity }: OrderGoods, order: OrderVO): string {
  if (!isPartShipped(order)) return ''
  if (shipped >= quantity) return '已发'
  return shipped === 0 ? '待发' : `已发 ${formatNumber(shipped)}`
}
