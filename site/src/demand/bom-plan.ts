import { fewestSellers, lowestTotal, type SellerOffer, type SellerPlan, type SoldLine } from '@xinpu/sdk/bom'
import type { BomCandidate, BomPrice, BomRisk } from '@xinpu/sdk/types'
import type { PlanName } from '@xinpu/ui/demand'
import { bucketOf, chosenOf, type BomItem } from './bom-item.ts'

interface Offered extends SellerOffer {
  price: BomPrice
}

type Plans = Record<PlanName, SellerPlan<Offered>>

/** The two ways to buy the lines of the cart, as far as they have a price in yuan. */
export function plansOf(items: readonly BomItem[]): Plans {
  const lines = items.flatMap(soldLine)
  return { lowest: lowestTotal(lines), fewest: fewestSellers(lines) }
}

/** A seller who has not enough is asked where nobody has. */
function soldLine(item: BomItem): SoldLine<Offered>[] {
  const pieces = item.match?.pieces ?? 0
  const prices = bucketOf(item) === 'cart' ? (chosenOf(item)?.prices ?? []) : []
  const inYuan = prices.filter(({ currency }) => currency === 'CNY')
  const enough = inYuan.filter(({ stock }) => stock >= pieces)
  const offers = (enough.length > 0 ? enough : inYuan).map((price) => ({
    seller: price.merchantName,
    amount: price.taxedAmount,
    price,
  }))
  return offers.length > 0 ? [{ rowNo: item.rowNo, offers }] : []
}

/** Lines with the seller first whom a plan asks; a line whose seller is first already is the same line. */
export const planned = (items: readonly BomItem[], { picks }: SellerPlan<Offered>): readonly BomItem[] =>
  items.map((item) => {
    const price = picks.get(item.rowNo)?.price
    const chosen = chosenOf(item)
    return price && chosen && chosen.prices[0] !== price ? withFirst(item, chosen, price) : item
  })

function withFirst(item: BomItem, chosen: BomCandidate, price: BomPrice): BomItem {
  const first = { ...chosen, prices: [price, ...chosen.prices.filter((other) => other !== price)] }
  const swapped = (candidate: BomCandidate) => (candidate === chosen ? first : candidate)
  const { match } = item
  return match?.best
    ? { ...item, match: { ...match, best: swapped(match.best), alternates: match.alternates.map(swapped) } }
    : item
}

const all: readonly BomRisk[] = ['out', 'short', 'ending', 'single']

/** How many lines have each risk; none that nobody has. */
export function risksOf(items: readonly BomItem[]): { risk: BomRisk; count: number }[] {
  const counted = all.map((risk) => ({ risk, count: items.filter(({ match }) => match?.risks.includes(risk)).length }))
  return counted.filter(({ count }) => count > 0)
}
