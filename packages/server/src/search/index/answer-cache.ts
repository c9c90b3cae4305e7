import { LRUCache } from 'lru-cache'

/**
 * What one question after another asks for: a list, its facets and its next page have the same conditions, and most
 * people the same few words. It is kept as long as what it was made of, and is to be read only.
 *
 * @param most Answers that are kept for one owner; the one that was asked for longest ago goes.
 */
export function answerCache<Owner extends object, Answer extends object>(
  most: number,
): (owner: Owner, key: string, make: () => Answer) => Answer {
  const kept = new WeakMap<Owner, LRUCache<string, Answer>>()
  return (owner, key, make) => {
    const answers = kept.get(owner) ?? new LRUCache<string, Answer>({ max: most })
    kept.set(owner, answers)
    const known = answers.get(key)
    if (known) return known
    const answer = make()
    answers.set(key, answer)
    return answer
  }
}
