import { formatAmount } from '@xinpu/sdk/format'
import type { OrderVO, PayOrder } from '@xinpu/sdk/types'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './PaySummary.styles.ts'

export interface PaySummaryProps {
  order: PayOrder
  /** The present moment when this is first drawn, by the server's clock. */
  now: Date
  /** The page of one of its orders. */
  hrefOf: (orderId: number) => Href
  /** The time to pay has run out before the reader's eyes. */
  onEnd?: () => void
}

/** What is to be paid at once, until when, and for which orders. */
export function PaySummary({ order, now, hrefOf, onEnd }: PaySummaryProps) {
  const { payAmount, currency, status, expireTime, orders, payOrderNo } = order
  return (
    <S.Root aria-label="应付">
      <p>{status === 'paid' ? '实付' : '应付'}</p>
      <S.Due>{formatAmount(payAmount, currency)}</S.Due>
      {status === 'unpaid' && (
        <S.Until>
          剩余 <CountdownText until={expireTime} now={now} {...(onEnd && { onEnd })} /> 后关闭订单，库存已锁定
        </S.Until>
      )}
      <S.Orders>
        {orders.map((one) => (
          <li key={one.id}>
            <span>
              <Link href={hrefOf(one.id)} tone="plain">
                {one.merchantName}
              </Link>
              <small>{subjectOf(one)}</small>
            </span>
            <b>{formatAmount(one.payAmount, one.type)}</b>
          </li>
        ))}
      </S.Orders>
      <S.No>
        付款单 <span>{payOrderNo}</span>
      </S.No>
    </S.Root>
  )
}

/** What it is about, in a line: the first part number, and how many lines. */
function subjectOf({ goods, freight, type }: OrderVO): string {
  const [first] = goods
  const what = first ? `${first.model}${goods.length > 1 ? ` 等 ${goods.length} 行` : ''}` : ''
  return freight > 0 ? `${what}，含运费 ${formatAmount(freight, type)}` : what
}
