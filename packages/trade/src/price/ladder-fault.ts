import type { PriceBreak } from './price-breaks.ts'

/**
 * What is wrong with a ladder as a whole, in a Chinese sentence: it begins at the least quantity, quantities rise and
 * prices fall from tier to tier, so that there is no gap, no overlap and no quantity that costs more than a smaller one.
 */
export function ladderFault(ladder: readonly PriceBreak[], moq: number): string | undefined {
  if (ladder[0]?.min !== moq) return `第 1 档须从起订量 ${moq} 开始`
  const at = ladder.findIndex(({ min }, index) => index > 0 && min <= (ladder[index - 1]?.min ?? 0))
  if (at > 0) return `第 ${at + 1} 档的起始数量须大于上一档的 ${ladder[at - 1]?.min}`
  const dear = ladder.findIndex(({ price }, index) => index > 0 && price >= (ladder[index - 1]?.price ?? 0))
  if (dear > 0) return `第 ${dear + 1} 档的单价须低于上一档的 ${ladder[dear - 1]?.price}`
  return undefined
}
