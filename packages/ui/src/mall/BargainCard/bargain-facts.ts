import { formatUnitPrice, lineAmount, priceAt, toMicro, type Micro } from '@xinpu/sdk/format'
import type { Bargaining } from '@xinpu/sdk/types'

/** What a piece costs by the last word of both sides, in millionths. */
const lastWord = ({ price, replyPrice }: Bargaining): Micro => toMicro(replyPrice ?? price)

/** What an offer comes to by the last word of both sides. */
export const amountOf = (bargain: Bargaining): Micro => lineAmount(lastWord(bargain), bargain.quantity)

/** Whether the shop has said something. */
export const isAnswered = ({ replyTime }: Bargaining): boolean => replyTime !== undefined

/** How far the last word is below the price that the goods have now; undefined where they cost no more than that. */
export function distanceOf(bargain: Bargaining): { now: string; percent: string } | undefined {
  const { goods, quantity } = bargain
  const tier = priceAt(goods.ladderPrices, quantity)
  if (!tier) return undefined
  const [now, word] = [toMicro(tier.price), lastWord(bargain)]
  if (word >= now) return undefined
  return { now: formatUnitPrice(now, goods.currency), percent: ((Number(now - word) / Number(now)) * 100).toFixed(1) }
}
