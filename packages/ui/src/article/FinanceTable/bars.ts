/** One bar of a small plot, in the units of its drawing. */
export interface Bar {
  x: number
  y: number
  height: number
  isLast: boolean
}

export const plot = { width: 132, height: 36, step: 16.5, bar: 12.5 } as const

/** Bars from the common zero: losses hang below it, what is unknown leaves its place empty. */
export function barsOf(values: readonly (number | null)[]): { bars: Bar[]; zero: number } {
  const known = values.filter((value) => value !== null)
  const [most, least] = [Math.max(0, ...known), Math.min(0, ...known)]
  const scale = most === least ? 0 : (plot.height - 2) / (most - least)
  const zero = 1 + most * scale
  const bars = values.flatMap((value, at) => {
    if (value === null) return []
    const height = Math.max(1, Math.abs(value) * scale)
    return [{ x: 2 + at * plot.step, y: value < 0 ? zero : zero - height, height, isLast: at === values.length - 1 }]
  })
  return { bars, zero }
}
