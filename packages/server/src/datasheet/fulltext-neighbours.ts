import type { TextTerm } from './fulltext-terms.ts'
import { lexeme } from './fulltext-terms.ts'
import { folded, isPair, runsOf } from '../search/page-text-words.ts'

const isHan = /^\p{Script=Han}$/u

/**
 * What a page has for every two words of a search that stand next to each other there, a tsquery each; none for two that
 * leave no trace of it. Pages keep neighbours as one word (see page-text-words.ts), so no places need to be known.
 */
export function neighboursOf(terms: readonly Pick<TextTerm, 'word'>[]): string[] {
  const words = terms.map(({ word }) => folded(word))
  return words.slice(1).flatMap((word, at) => traceOf(words[at] ?? '', word))
}

/** soft and start are softstart; 软启 and 动时间 are 启动. */
function traceOf(one: string, other: string): string[] {
  const [end, start] = [[...one].at(-1) ?? '', [...other][0] ?? '']
  if (isHan.test(end) && isHan.test(start)) return [lexeme(`${end}${start}`)]
  if (isHan.test(end) || isHan.test(start)) return []
  const [last, first] = [runsOf(one).at(-1) ?? '', runsOf(other)[0] ?? '']
  return isPair(last, first) ? [lexeme(`${last}${first}`)] : []
}
