import type { Curve } from './total-curve.ts'

/** The drawing in its own units. */
export const plot = { width: 316, height: 150, right: 314, top: 14, bottom: 128 } as const

/** Where quantities and money lie in the drawing. */
export interface Places {
  x: (pieces: number) => number
  y: (money: number) => number
}

export const placesOf = ({ most, top }: Curve): Places => ({
  x: (pieces) => round((pieces / most) * plot.right),
  y: (money) => round(plot.bottom - (money / (top || 1)) * (plot.bottom - plot.top)),
})

const round = (place: number): number => Math.round(place * 10) / 10

/** Breaks whose figures have room under the axis, the largest first. */
export function namedBreaks({ breaks }: Curve, { x }: Places): number[] {
  const room = 52
  return breaks.toReversed().reduce<number[]>((named, min) => {
    const last = named.at(-1)
    const isFree = x(min) > 10 && x(min) < plot.right - 36 && (last === undefined || x(last) - x(min) > room)
    return isFree ? [...named, min] : named
  }, [])
}

/** A round sum of money high up in the drawing, for the one line across. */
export function roundSum({ top }: Curve): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(top * 0.85, 0.01)))
  return ([5, 3, 2, 1].find((each) => each * power <= top * 0.85) ?? 1) * power
}
