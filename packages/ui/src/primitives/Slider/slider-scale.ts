/** Equal distances for equal differences, or for equal ratios: capacitances and frequencies want the latter. */
export type SliderScale = 'linear' | 'log'

export interface Ruler {
  min: number
  max: number
  scale: SliderScale
  step?: number | undefined
}

/** How many places a thumb can stand at, less one. */
export function placesOf({ min, max, scale, step }: Ruler): number {
  if (scale === 'log') return Math.min(400, Math.max(20, Math.round(Math.log10(max / min) * 32)))
  return step ? Math.round((max - min) / step) : 200
}

export function placeOf(value: number, ruler: Ruler): number {
  const { min, max, scale } = ruler
  const part = scale === 'log' ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min)
  return Math.round(Math.min(1, Math.max(0, part)) * placesOf(ruler))
}

/** The value at a place, in figures one would write: three on a logarithmic scale. */
export function valueAt(place: number, ruler: Ruler): number {
  const { min, max, scale } = ruler
  const places = placesOf(ruler)
  if (place <= 0) return min
  if (place >= places) return max
  const part = place / places
  return scale === 'log'
    ? Number((min * (max / min) ** part).toPrecision(3))
    : Number((min + (max - min) * part).toPrecision(12))
}
