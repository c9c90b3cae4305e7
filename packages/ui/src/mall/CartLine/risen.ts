import { lineAmount, toMicro, type Micro } from '@xinpu/sdk/format'
import type { CartGoods } from '@xinpu/sdk/types'

/** What a line costs more than it did when it was set, to the fen, in millionths; below zero where it costs less. */
export function risen({ price, seenPrice, quantity }: Pick<CartGoods, 'price' | 'quantity' | 'seenPrice'>): Micro {
  if (seenPrice === undefined) return 0n
  return lineAmount(toMicro(price), quantity) - lineAmount(toMicro(seenPrice), quantity)
}
