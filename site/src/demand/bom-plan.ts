import { fewestSellers, lowestTotal, type SellerOffer, type SellerPlan, type SoldLine } from '@xinpu/sdk/bom'
import type { BomCandidate, BomPrice, BomRisk } from '@xinpu/sdk/types'
import type { PlanName } from '@xinpu/ui/demand'
import { bucketOf, chosenOf, type BomItem } from './bom-item.ts'
import { oncePerItem } from './once-per-item.ts'

interface Offered extends SellerOffer {
  price: BomPrice
}

type Plans = Record<PlanName, SellerPlan<Offered>>

/** The two ways to buy the lines of the cart, as far as they have a price in yuan. */
export function plansOf(items: readonly BomItem[]): Plans {
  const lines = items.map(soldLine).filter((line) => line !== undefined)
  const lowest = lowestTotal(lines)
  return { lowest, fewest: fewestSellers(lines, lowest) }
}

/** What sellers ask for an item. One who has not enough is asked where nobody has. */
const soldLine = oncePerItem((item: BomItem): SoldLine<Offered> | undefined => {
  const pieces = item.match?.pieces ?? 0
  const prices = bucketOf(item) === 'cart' ? (chosenOf(item)?.prices ?? []) : []
  const inYuan = prices.filter(({ currency }) => currency === 'CNY')
  const enough = inYuan.filter(({ stock }) => stock >= pieces)
  const offers = (enough.length > 0 ? enough : inYuan).map((price) => ({
    seller: price.merchantName,
    amount: price.taxedAmount,
    price,
  }))
  return offers.length > 0 ? { rowNo: item.rowNo, offers } : undefined
})

/**
 * Lines with the seller first whom a plan asks; a line whose seller is first already is the same line. A plan that was
 * made before a line got another part says nothing of it.
 */
export const planned = (items: readonly BomItem[], { picks }: SellerPlan<Offered>): readonly BomItem[] =>
  items.map((item) => {
    const known = ordered.get(item)
    if (known?.picks === picks) return known.after
    const price = picks.get(item.rowNo)?.price
    const after = known && known.price === price ? known.after : withFirst(item, price)
    ordered.set(item, { picks, price, after })
    return after
  })

interface Ordered {
  picks: SellerPlan<Offered>['picks']
  price: BomPrice | undefined
  after: BomItem
}

/** What became of an item under the last plan: the same each time, so that only what changed is drawn. */
const ordered = new WeakMap<BomItem, Ordered>()

function withFirst(item: BomItem, price: BomPrice | undefined): BomItem {
  const chosen = chosenOf(item)
  const { match } = item
  if (!price || !match?.best || !chosen?.prices.includes(price) || chosen.prices[0] === price) return item
  const first = { ...chosen, prices: [price, ...chosen.prices.filter((other) => other !== price)] }
  const swapped = (candidate: BomCandidate) => (candidate === chosen ? first : candidate)
  return { ...item, match: { ...match, best: swapped(match.best), alternates: match.alternates.map(swapped) } }
}

const all: readonly BomRisk[] = ['out', 'short', 'ending', 'single']

/** How many lines have each risk; none that nobody has. */
export function risksOf(items: readonly BomItem[]): { risk: BomRisk; count: number }[] {
  const counted = all.map((risk) => ({ risk, count: items.filter(({ match }) => match?.risks.includes(risk)).length }))
  return counted.filter(({ count }) => count > 0)
}
