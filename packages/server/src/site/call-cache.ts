import type { House } from '../core/context.ts'
import type { Ask, InsideAnswer } from './inside-calls.ts'
import { shortCache } from './short-cache.ts'

/**
 * Asks once what visitors' pages ask again and again, the links of the header for one: such a page is made of its
 * address and its look alone, so what one of them was told holds for all. They are asked in nobody's name: the site
 * makes up another browser for each. Only answers that are whole are kept, by all that was sent for them.
 */
export function callCache(house: Pick<House, 'changes' | 'now'>): (ask: Ask) => Ask {
  const kept = shortCache<InsideAnswer>(house, {
    most: 32_000_000,
    usual: 10_000,
    sizeOf: ({ body }) => body.length + 1,
  })

  return (ask) => async (sent) => {
    if (sent.method !== 'GET') return ask(sent)
    const call = { ...sent, headers: { ...sent.headers, uuid: '' } }
    const name = JSON.stringify([call.url, call.headers])
    // Nothing is waited for where there is none: who asks meanwhile is to find this one.
    const found = kept.find(name)
    const before = found && (await found)
    if (before) return before
    const answer = ask(call)
    kept.keep(
      name,
      answer.then((told) => (told.status === 200 ? told : undefined)),
    )
    return answer
  }
}
