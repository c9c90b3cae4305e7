import { formatNumber } from '@xinpu/sdk/format'

/** A tick in the room beside the bars: 5,000, 2.5 万, 100 万. */
export const tickWords = (tick: number): string =>
  tick < 10_000 ? formatNumber(tick) : `${formatNumber(tick / 10_000)} 万`

/** The lines that bars are read by: one or two round figures below the highest. */
export function ticksOf(highest: number): number[] {
  if (highest <= 0) return []
  const size = 10 ** Math.floor(Math.log10(highest))
  const step = [size / 4, size / 2, size, size * 2, size * 5].find((one) => highest / one < 3) ?? size * 10
  return [1, 2].map((times) => times * step).filter((tick) => tick <= highest)
}
