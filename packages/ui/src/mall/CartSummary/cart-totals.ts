import { lineAmount, toMicro, type Micro } from '@xinpu/sdk/format'
import type { CartGoods, CartGroup } from '@xinpu/sdk/types'
import { amountsOf } from '../CartGroupCard/CartGroupCard.tsx'

/** What the ticked lines of a cart come to; sums are millionths. */
export interface CartTotals {
  /** Those that are ticked and can be ordered. */
  lines: readonly CartGoods[]
  /** Shops that they are bought of, an order each. */
  shops: number
  pieces: number
  goods: Micro
  /** Each shop asks for its own. */
  freight: Micro
  total: Micro
  /** What they cost less than at the prices of the first tiers. */
  saved: Micro
}

const isOrdered = ({ isSelected, isValid }: CartGoods): boolean => isSelected && isValid

/** Adds the ticked lines up; all groups are of one currency. */
export function totalsOf(groups: readonly CartGroup[]): CartTotals {
  const lines = groups.flatMap(({ goods }) => goods.filter(isOrdered))
  const orders = groups.map(amountsOf)
  return {
    lines,
    shops: groups.filter(({ goods }) => goods.some(isOrdered)).length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: orders.reduce((sum, order) => sum + order.goods, 0n),
    freight: orders.reduce((sum, order) => sum + order.freight, 0n),
    total: orders.reduce((sum, order) => sum + order.total, 0n),
    saved: lines.reduce((sum, line) => sum + savedBy(line), 0n),
  }
}

function savedBy({ ladderPrices: [first], quantity, amount }: CartGoods): Micro {
  return first ? lineAmount(toMicro(first.price), quantity) - toMicro(amount) : 0n
}
