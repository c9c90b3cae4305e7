/** One event of a company. */
export interface ScoreMark {
  /** The day it became so. */
  date: string
  /** What it was: 注册资本变更. */
  label: string
  /** The record. */
  href: string
}

/** A kind of events on a line of its own. */
export interface ScoreLane {
  name: string
  /** What stands at its end: 11 次. */
  value: string
  marks: readonly ScoreMark[]
}

/** How far a day lies on the way from the first to the last, from 0 to 1. */
export function placeOf(date: string, [from, to]: readonly [number, number]): number {
  const at = new Date(date.slice(0, 10)).getTime()
  return to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 0
}

/** From the beginning of the first year that has something to the end of the last, in milliseconds. */
export function spanOf(lanes: readonly ScoreLane[], founded: string, today: string): readonly [number, number] {
  const years = [founded, today, ...lanes.flatMap(({ marks }) => marks.map(({ date }) => date))]
    .map((date) => Number(date.slice(0, 4)))
    .filter((year) => year > 1800)
  return [Date.UTC(Math.min(...years), 0), Date.UTC(Math.max(...years) + 1, 0)]
}

/** At most eight years that are written under the lines. */
export function yearsOf([from, to]: readonly [number, number]): number[] {
  const first = new Date(from).getUTCFullYear()
  const last = new Date(to).getUTCFullYear()
  const step = Math.max(1, Math.ceil((last - first) / 8))
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step).filter(
    (year) => year < last,
  )
}

/** Which mark an arrow key leads to: along a lane, or to the nearest in time on the next that has any. */
export function stepTo(
  lanes: readonly ScoreLane[],
  at: readonly [lane: number, mark: number],
  key: string,
): readonly [number, number] | undefined {
  const [lane, mark] = at
  const along = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (along) return lanes[lane]?.marks[mark + along] && [lane, mark + along]
  const across = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (!across) return undefined
  let next = lane + across
  while (lanes[next] && lanes[next]?.marks.length === 0) next += across
  const marks = lanes[next]?.marks
  const here = lanes[lane]?.marks[mark]
  if (!marks || !here) return undefined
  const gap = ({ date }: ScoreMark) => Math.abs(Date.parse(date.slice(0, 10)) - Date.parse(here.date.slice(0, 10)))
  const [nearest] = marks.map((one, index) => ({ index, gap: gap(one) })).toSorted((one, other) => one.gap - other.gap)
  return nearest && [next, nearest.index]
}
