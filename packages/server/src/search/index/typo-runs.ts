import type { TypoPattern } from '../search-plan.ts'
import { beginningWith, bytesOf, equalTo, type Range, type Sorted } from './arena.ts'

/** Shows the runs of an ordered list in which a typo of a text is found. */
export function typoRuns(sorted: Sorted, typos: readonly TypoPattern[], show: (run: Range) => void): void {
  for (const typo of typos) {
    const headed = beginningWith(sorted, bytesOf(typo.head))
    if (typo.hasGap) gapRuns(sorted, typo, headed, show)
    else if (headed.from < headed.to) show(find(sorted, bytesOf(typo.head + typo.tail), { typo, within: headed }))
  }
}

const find = (sorted: Sorted, text: Uint8Array, { typo, within }: { typo: TypoPattern; within: Range }): Range =>
  (typo.goesOn ? beginningWith : equalTo)(sorted, text, within)

/** Every character that follows the head is tried: in order, each is a run of its own. */
function gapRuns(sorted: Sorted, typo: TypoPattern, headed: Range, show: (run: Range) => void): void {
  const { arena, order } = sorted
  const [head, tail] = [bytesOf(typo.head), bytesOf(typo.tail)]
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
    show(find(sorted, joined(opened, tail), { typo, within: run }))
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
