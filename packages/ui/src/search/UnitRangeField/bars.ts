import { placeOf, placesOf, type Ruler } from '../../primitives/Slider/slider-scale.ts'

/** How many parts have a figure. */
export interface FigureCount {
  figure: number
  count: number
}

/** One bar over the rail: its height as a part of the highest, and whether its parts are in the range. */
export interface Bar {
  height: number
  isIn: boolean
}

const most = 16

/** Where parts stand along a scale, in bars of equal width; none where all stand in one place. */
export function barsOf(figures: readonly FigureCount[], ruler: Ruler, [low, high]: readonly [number, number]): Bar[] {
  const counts = Array.from({ length: most }, () => 0)
  const barOf = (figure: number) => Math.min(most - 1, Math.floor((placeOf(figure, ruler) / placesOf(ruler)) * most))
  for (const { figure, count } of figures) counts[barOf(figure)]! += count
  const highest = Math.max(...counts)
  if (counts.filter((count) => count > 0).length < 2) return []

  return counts.map((count, at) => ({
    // What is rare is still seen beside what is common.
    height: Math.sqrt(count / highest),
    isIn: at >= barOf(low) && at <= barOf(high),
  }))
}
