/** A typed word's underline and the chip that reads it, in pixels of one frame. */
export interface TraceEnds {
  word: { left: number; right: number; bottom: number }
  chip: { left: number; top: number }
}

/** One drawn trace: the line and its via. */
export interface Trace {
  path: string
  via: { x: number; y: number }
}

/** Length of a 45° bend, and the distance between two levels. */
const bend = 6
/** From the chip's edge to the centre of its via, over the label's first character. */
const viaInset = 22.5

/**
 * Copper from each word to its reading: down from the word, a 45° bend, along its own level, a bend, down to the
 * via. The outermost word turns first, so traces never cross. Ends come in the order of the words.
 */
export function tracePaths(ends: readonly TraceEnds[]): Trace[] {
  const leftward = ends.filter((end) => run(end) < 0)
  const levelOf = (end: TraceEnds) =>
    run(end) < 0
      ? leftward.length - 1 - leftward.indexOf(end)
      : leftward.length + ends.filter((other) => run(other) >= 0).indexOf(end)
  const deepest = Math.max(1, ends.length - 1)
  return ends.map((end) => trace(end, levelOf(end), deepest))
}

const half = (value: number) => Math.round(value - 0.5) + 0.5
const from = ({ word }: TraceEnds) => half((word.left + word.right) / 2)
const to = ({ chip }: TraceEnds) => half(chip.left + viaInset)
const run = (end: TraceEnds) => to(end) - from(end)

function trace(end: TraceEnds, level: number, deepest: number): Trace {
  const top = end.word.bottom
  const foot = end.chip.top - 3
  // Many words on little height stand closer than 6 px, but each keeps its level.
  const step = Math.min(bend, Math.max(1, (foot - 7 - top - 2 * bend) / deepest))
  const along = foot - 7 - level * step
  return { path: `M${from(end)} ${top}${route(run(end), along, foot)}V${foot}`, via: { x: to(end), y: end.chip.top } }
}

function route(width: number, along: number, foot: number): string {
  const far = Math.abs(width)
  const sign = Math.sign(width)
  if (far < 1) return ''
  if (far <= 2 * bend) return `V${foot - 2 - far}l${width} ${far}`
  const across = width - 2 * bend * sign
  return `V${along - bend}l${bend * sign} ${bend}h${across}l${bend * sign} ${bend}`
}
