import { Refusal } from '@xinpu/contract/refusal'
import { placeOf } from '../core/throttle.ts'
import type { Context } from '../core/context.ts'

/** Those in line hold their files in memory. */
const longestLine = 20
/** Of these, one person's. */
const longestOwn = 8

/** Lets somebody's work through when it is their turn. */
export type InTurn = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * Lets pieces of heavy work through a few at a time: a decoded picture takes 160 MB. People take turns, and each has one
 * piece under way: whoever brings ten waits behind whoever brings one. Past a full line nobody waits.
 */
export function turnstile(most: number): InTurn {
  /** In the order of their turns. */
  const lines = new Map<string, (() => void)[]>()
  const busy = new Set<string>()
  let waiting = 0

  function enter(who: string): Promise<void> {
    const own = lines.get(who) ?? []
    if (waiting >= longestLine || own.length >= longestOwn)
      throw new Refusal('上传的人较多，请稍后再试', 'TOO_FREQUENT', { retryAfter: 10 })
    const { promise, resolve } = Promise.withResolvers<void>()
    lines.set(who, [...own, resolve])
    waiting += 1
    letThrough()
    return promise
  }

  function letThrough() {
    for (const [who, [go, ...rest]] of lines) {
      if (busy.size >= most) return
      if (!go || busy.has(who)) continue
      busy.add(who)
      waiting -= 1
      lines.delete(who)
      // At the end of the round.
      if (rest.length > 0) lines.set(who, rest)
      go()
    }
  }

  return async (who, work) => {
    await enter(who)
    try {
      return await work()
    } finally {
      busy.delete(who)
      letThrough()
    }
  }
}

/** Whose turn it is: an account's, or that of a visitor's place. */
export const whoOf = ({ user, address }: Pick<Context, 'user' | 'address'>): string =>
  user ? `account ${user.id}` : placeOf(address)
