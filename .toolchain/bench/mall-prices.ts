import { priceAt, type PriceBreak } from '../../packages/trade/src/price/index.ts'

const ladders = 1000
const rounds = 5
const pricesOfRound = 2_000_000

/** Prices a second that one thread finds by `priceAt`; the best of some rounds. */
export function pricesPerSecond(): number {
  const shelf = Array.from({ length: ladders }, (_, at) => ladderOf(at))
  return Math.max(...Array.from({ length: rounds }, () => rateOf(shelf)))
}

function rateOf(shelf: readonly PriceBreak[][]): number {
  const began = performance.now()
  let found = 0
  for (let at = 0; at < pricesOfRound; at += 1)
    if (priceAt(shelf[at % ladders] ?? [], 1 + ((at * 7919) % 50_000))) found += 1
  if (found !== pricesOfRound) throw new Error(`${found} of ${pricesOfRound} quantities have a price.`)
  return found / ((performance.now() - began) / 1000)
}

/** One to five steps, with prices of up to six decimals. */
function ladderOf(at: number): PriceBreak[] {
  const base = 2000 + ((at * 104_729) % 50_000_000)
  return [1, 10, 100, 1000, 10_000]
    .slice(0, 1 + (at % 5))
    .map((min, step) => ({ min, price: Math.round(base * (1 - step * 0.06)) / 1e6 }))
}
