import { ApiError } from '@xinpu/sdk'
import { conditionsOf, type Narrowed } from './search-params.ts'

/**
 * What changes when the conditions go that the server cannot read; nothing where something else went wrong. Addresses
 * are written by hand, too.
 */
export async function unreadIn(error: unknown, search: Narrowed): Promise<Narrowed | undefined> {
  if (!(error instanceof ApiError) || error.code !== 400) return undefined
  const conditions = conditionsOf(search)
  const unread = error.fields.flatMap(({ field }) => {
    const condition = /^f\.(\d+)$/.exec(field)?.[1]
    return condition === undefined ? [] : (conditions[Number(condition)] ?? [])
  })
  if (unread.length === 0) return undefined
  // Few addresses are wrong: what reads a condition is not among the first scripts.
  const { splitCondition } = await import('@xinpu/trade/quantity')
  return Object.fromEntries(unread.map((condition) => [`f.${splitCondition(condition)?.name ?? ''}`, undefined]))
}
