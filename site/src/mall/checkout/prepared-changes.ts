import { formatAmount, formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import type { OrderPrepare } from '@xinpu/sdk/types'

/** A line that is not what it was when it was shown. */
export interface PreparedChange {
  label: string
  was: string
  is: string
}

/** What differs between what was shown and what holds now, line by line; nothing where only the time has passed. */
export function preparedChanges(before: OrderPrepare, after: OrderPrepare): PreparedChange[] {
  const { currency } = after
  const now = new Map(linesOf(after).map((line) => [line.mallGoodsId, line]))
  const lines = linesOf(before).flatMap(({ mallGoodsId, model, price, quantity }): PreparedChange[] => {
    const line = now.get(mallGoodsId)
    if (!line) return [{ label: model, was: `${formatNumber(quantity)} 片`, is: '不能下单' }]
    return [
      ...(line.price === price
        ? []
        : [
            {
              label: `${model} 单价`,
              was: formatUnitPrice(price, currency),
              is: formatUnitPrice(line.price, currency),
            },
          ]),
      ...(line.quantity === quantity
        ? []
        : [{ label: `${model} 数量`, was: `${formatNumber(quantity)} 片`, is: `${formatNumber(line.quantity)} 片` }]),
    ]
  })
  return [...lines, ...freightChanges(before, after)]
}

const linesOf = ({ groups }: OrderPrepare) => groups.flatMap(({ goods }) => goods)

/** Each shop's freight by itself: one that is more and one that is less may come to the same. */
function freightChanges(before: OrderPrepare, after: OrderPrepare): PreparedChange[] {
  const now = new Map(after.groups.map(({ merchantId, freight }) => [merchantId, freight]))
  return before.groups.flatMap(({ merchantId, merchantName, freight, currency }) => {
    const is = now.get(merchantId) ?? freight
    if (is === freight) return []
    const label = before.groups.length > 1 ? `${merchantName} 运费` : '运费'
    return { label, was: formatAmount(freight, currency), is: formatAmount(is, currency) }
  })
}
