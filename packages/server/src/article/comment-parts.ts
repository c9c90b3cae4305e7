import type { comment } from '@xinpu/contract/article'
import type { Db } from '../core/database.ts'
import { mentionKey, mentionsOf, partPattern, partWordsIn } from './part-words.ts'

/** Where the part numbers of a comment stand. */
export type PartsOf = (content: string) => comment.CommentPart[]

/** Looks up the part numbers of some comments; the catalogue is asked once for all. */
export async function partsOfAll(db: Db, contents: readonly string[]): Promise<PartsOf> {
  const mentions = await mentionsOf(db, partWordsIn(contents.join('\n')))
  const known = new Map(mentions.filter(({ count }) => count > 0).map((each) => [each.word, each.partId]))
  return (content) =>
    [...content.matchAll(partPattern)].flatMap(({ 0: written, index }) => {
      const word = mentionKey(written)
      const partId = known.get(word)
      if (partId === undefined) return []
      return { start: index, end: index + written.length, word, ...(partId !== null && { modelId: partId }) }
    })
}
