import { orderAmounts, type Currency, type FreightRule, type Micro } from '../price/index.ts'

/** Goods that would do for a line, and what they cost in its quantity. */
export interface CartOption {
  goodsId: number
  shopId: number
  pieces: number
  /** All pieces, in millionths. */
  amount: Micro
}

/** A line of a cart with what could be bought in its place; all in one currency. */
export interface CartChoice {
  lineId: number
  now: CartOption
  others: readonly CartOption[]
}

/** What each shop asks for sending. */
export type FreightsOf = (shopId: number) => readonly FreightRule[]

/** Another way to buy the same, for less. */
export interface CheaperCart {
  /** The lines that change. */
  changes: { lineId: number; option: CartOption }[]
  /** In millionths, freight and all; above zero. */
  saving: Micro
  /** Shops before and after: each sends a parcel. */
  shops: { before: number; after: number }
}

type Picked = readonly CartOption[]

interface Costs {
  currency: Currency
  freightsOf: FreightsOf
}

/** What options cost together, each shop with its freight, in millionths. */
export function cartTotal(picked: Picked, { currency, freightsOf }: Costs): Micro {
  const shops = Map.groupBy(picked, ({ shopId }) => shopId)
  return [...shops].reduce((sum, [shopId, options]) => {
    const lines = options.map(({ amount }) => amount)
    return sum + orderAmounts(lines, currency, freightsOf(shopId)).total
  }, 0n)
}

/** Lines beyond this are looked at one by one only: whole shops are not tried. */
const mostLines = 200

/**
 * Ways to buy a cart for less, the one that saves most first, each different from the others: lines changed one after
 * another as long as each saves something, and all lines of one shop moved elsewhere, which saves its freight.
 */
export function cheaperCarts(choices: readonly CartChoice[], costs: Costs): CheaperCart[] {
  const now = choices.map((choice) => choice.now)
  const before = cartTotal(now, costs)
  const plans = [lineByLine(choices, now, costs)]
  if (choices.length <= mostLines) plans.push(...withoutEachShop(choices, now, costs))
  const found = plans.map((picked) => toldOf(choices, picked, before - cartTotal(picked, costs)))
  return distinct(found.filter(({ saving }) => saving > 0n)).toSorted((one, other) =>
    one.saving === other.saving ? one.changes.length - other.changes.length : one.saving < other.saving ? 1 : -1,
  )
}

/** Takes for each line in turn what makes the whole cheapest, until a round changes nothing. */
function lineByLine(choices: readonly CartChoice[], from: Picked, costs: Costs): Picked {
  let picked = from
  for (let round = 0; round < 4; round += 1) {
    const next = choices.reduce(
      (carts, choice, at) => cheapestAt(carts, [choice.now, ...choice.others], at, costs),
      picked,
    )
    if (next.every((option, at) => option === picked[at])) return next
    picked = next
  }
  return picked
}

/** The same cart with the option at one place that makes it cheapest; only the shops that it touches are counted. */
function cheapestAt(picked: Picked, options: readonly CartOption[], at: number, costs: Costs): Picked {
  const current = picked[at]
  if (!current || options.length < 2) return picked
  const shops = new Set(options.map(({ shopId }) => shopId).concat(current.shopId))
  const touched = picked.filter(({ shopId }, place) => place !== at && shops.has(shopId))
  const best = options.reduce<{ option: CartOption; total: Micro }>(
    (least, option) => {
      const total = cartTotal([...touched, option], costs)
      return total < least.total ? { option, total } : least
    },
    { option: current, total: cartTotal([...touched, current], costs) },
  )
  return best.option === current ? picked : picked.with(at, best.option)
}

/** For each shop of the cart, the cart without it, where all its lines are sold elsewhere too. */
function withoutEachShop(choices: readonly CartChoice[], now: Picked, costs: Costs): Picked[] {
  const shops = [...new Set(now.map(({ shopId }) => shopId))]
  return shops.flatMap((shop) => {
    const without = choices.map(({ lineId, now: option, others }) => {
      const left = [option, ...others].filter(({ shopId }) => shopId !== shop)
      return { lineId, now: left[0], others: left.slice(1) }
    })
    const whole = without.flatMap(({ now: option, ...rest }) => (option ? { ...rest, now: option } : []))
    if (whole.length < choices.length) return []
    return [
      lineByLine(
        whole,
        whole.map((choice) => choice.now),
        costs,
      ),
    ]
  })
}

function toldOf(choices: readonly CartChoice[], picked: Picked, saving: Micro): CheaperCart {
  const changes = choices.flatMap(({ lineId, now }, at) => {
    const option = picked[at]
    return option && option !== now ? { lineId, option } : []
  })
  const before = new Set(choices.map(({ now }) => now.shopId)).size
  return { changes, saving, shops: { before, after: new Set(picked.map(({ shopId }) => shopId)).size } }
}

function distinct(carts: readonly CheaperCart[]): CheaperCart[] {
  const keyOf = ({ changes }: CheaperCart) => changes.map(({ lineId, option }) => `${lineId}:${option.goodsId}`).join()
  return [...new Map(carts.map((cart) => [keyOf(cart), cart])).values()]
}
