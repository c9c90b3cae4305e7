/** Equal distances for equal differences, or for equal ratios: capacitances and frequencies want the latter. */
export type SliderScale = 'linear' | 'log'

export interface Ruler {
  min: number
  max: number
  scale: SliderScale
  step?: number | undefined
}

/** How many places a thumb can stand at, less one. */
export const placesOf = (ruler: Ruler): number => stopsOf(ruler).length - 1

/** The place nearest to a value. */
export function placeOf(value: number, ruler: Ruler): number {
  const far = (stop: number) =>
    ruler.scale === 'log' ? Math.abs(Math.log(Math.max(value, ruler.min) / stop)) : Math.abs(value - stop)
  const stops = stopsOf(ruler)
  return stops.reduce((best, stop, at) => (far(stop) < far(stops[best] ?? stop) ? at : best), 0)
}

/** The value at a place. */
export function valueAt(place: number, ruler: Ruler): number {
  const stops = stopsOf(ruler)
  return stops[Math.min(stops.length - 1, Math.max(0, Math.round(place)))] ?? ruler.min
}

/** The values that an arrow key goes through: those one would write, so few that both ends are soon reached. */
function stopsOf({ min, max, scale, step }: Ruler): number[] {
  const between = scale === 'log' ? preferred(min, max) : rounded(min, max, step)
  return [min, ...between.filter((stop) => stop > min && stop < max), max]
}

const e12 = [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2]
const e6 = [1, 1.5, 2.2, 3.3, 4.7, 6.8]

/** Preferred numbers (IEC 60063): twelve a decade, six where there are many decades. */
function preferred(min: number, max: number): number[] {
  const [first, last] = [Math.floor(Math.log10(min)), Math.ceil(Math.log10(max))]
  const series = last - first > 4 ? e6 : e12
  const decades = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return decades.flatMap((decade) => series.map((figure) => Number(`${figure}e${decade}`)))
}

/** So many steps at most, where none is given. */
const most = 50

/** Multiples of the step from the least value on; without a step, of the least of 1, 2 and 5 that makes few of them. */
function rounded(min: number, max: number, step: number | undefined): number[] {
  if (step) return multiples(min, step, Math.round((max - min) / step))
  const size = roundStep((max - min) / most)
  return multiples(Math.ceil(min / size) * size, size, most + 1)
}

const multiples = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => Number((from + at * step).toPrecision(12)))

function roundStep(least: number): number {
  const decade = Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((figure) => Number(`${figure}e${decade}`)).find((step) => step >= least) ?? least
}
