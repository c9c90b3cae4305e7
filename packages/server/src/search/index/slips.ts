import type { Slip } from '../aim.ts'
import { beginningWith, bytesOf, equalTo, type Range, type Sorted } from './arena.ts'

/** Shows the runs of an ordered list in which a slip of a text is found. */
export function slipRuns(sorted: Sorted, slips: readonly Slip[], show: (run: Range) => void): void {
  for (const slip of slips) {
    const headed = beginningWith(sorted, bytesOf(slip.head))
    if (slip.hasGap) gapRuns(sorted, slip, headed, show)
    else if (headed.from < headed.to) show(find(sorted, bytesOf(slip.head + slip.tail), { slip, within: headed }))
  }
}

const find = (sorted: Sorted, text: Uint8Array, { slip, within }: { slip: Slip; within: Range }): Range =>
  (slip.goesOn ? beginningWith : equalTo)(sorted, text, within)

/** Every character that follows the head is tried: in order, each is a run of its own. */
function gapRuns(sorted: Sorted, slip: Slip, headed: Range, show: (run: Range) => void): void {
  const { arena, order } = sorted
  const [head, tail] = [bytesOf(slip.head), bytesOf(slip.tail)]
  for (let { from } = headed; from < headed.to;) {
    const place = order ? order[from]! : from
    const begin = arena.starts[place]!
    const length = arena.starts[place + 1]! - begin
    if (length === head.length) {
      from += 1
      continue
    }
    const width = widthOf(arena.bytes[begin + head.length]!)
    const opened = arena.bytes.slice(begin, begin + head.length + width)
    const run = beginningWith(sorted, opened, { from, to: headed.to })
    show(find(sorted, joined(opened, tail), { slip, within: run }))
    from = run.to
  }
}

/** How many bytes a character has, by its first. */
function widthOf(byte: number): number {
  if (byte < 0x80) return 1
  if (byte < 0xe0) return 2
  return byte < 0xf0 ? 3 : 4
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
