import { folded } from '../query/place.ts'
import { wordsIn } from './line-words.ts'
import { markLength } from './list-marks.ts'
import { readingsOf } from './read-word.ts'

const marks = /[;；、，,]/

/** What a piece of a line between two marks names. */
interface Part {
  start: number
  mark: string
  hasModel: boolean
  hasQuantity: boolean
}

/** 可用 GD32F103 替代 tells of the part before it. */
const ofBefore = /替代|代替|代用|可用|兼容|或者?/

/**
 * The posts of a line: where a part with its pieces is followed by another, each is a post of its own. What a list of
 * fields says is one: LM358DR;5000;TI;24+.
 */
export function postsIn(text: string): string[] {
  const line = folded(text)
  if (!marks.test(line)) return [text]
  const posts: Part[] = []
  for (const part of partsIn(line)) {
    const last = posts.at(-1)
    if (!last || isOther(last, part)) posts.push(part)
    else
      Object.assign(last, {
        hasModel: last.hasModel || part.hasModel,
        hasQuantity: last.hasQuantity || part.hasQuantity,
      })
  }
  return posts.map(({ start }, at) => text.slice(start, (posts[at + 1]?.start ?? text.length + 1) - 1))
}

const isOther = (last: Part, part: Part): boolean =>
  last.hasModel && part.hasModel && (part.mark === '、' || (last.hasQuantity && part.hasQuantity))

/** The pieces of a line between marks, a comma of thousands and the number of a list being none. */
function partsIn(line: string): Part[] {
  const begins = [...line.matchAll(/[;；、，]|,(?!\d{3}(?!\d)|\d{1,2}[kKwW万])/gu)]
    .map(({ index }) => index)
    .filter((at) => at >= markLength(line))
  return [-1, ...begins].map((at, nth) =>
    partOf(line.slice(at + 1, begins[nth] ?? line.length), at + 1, line.charAt(at)),
  )
}

function partOf(text: string, start: number, mark: string): Part {
  const kinds = wordsIn(text).map((span) => readingsOf(text.slice(span.start, span.end).replaceAll(/\s/g, ''))[0]?.kind)
  return {
    start,
    mark,
    hasModel: kinds.includes('model') && !ofBefore.test(text),
    hasQuantity: kinds.includes('quantity'),
  }
}
