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
  const freights = before.freight === after.freight ? [] : [freightChange(before, after)]
  return [...lines, ...freights]
}

const linesOf = ({ groups }: OrderPrepare) => groups.flatMap(({ goods }) => goods)

const freightChange = (before: OrderPrepare, after: OrderPrepare): PreparedChange => ({
  label: '运费',
  was: formatAmount(before.freight, before.currency),
  is: formatAmount(after.freight, after.currency),
})
