import { isIPv6 } from 'node:net'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, House } from './context.ts'

/** How often something may be tried, and within which time. */
export interface Pace {
  most: number
  minutes: number
  /** How much one try counts. @default 1 */
  weight?: number
}

const day = 24 * 60 * 60_000

/**
 * Counts a try, and refuses the one too many. One statement: two at once are two. Nobody waits longer than the time they
 * are given, also when the clock jumps back.
 */
export async function throttle({ db, now }: Pick<House, 'db' | 'now'>, key: string, pace: Pace) {
  const { most, minutes, weight = 1 } = pace
  const at = now()
  const ends = new Date(at.getTime() + minutes * 60_000)
  const row = await db
    .insertInto('attempt')
    .values({ key, count: weight, ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempt.ends_at <= ${at} then ${weight}::int else attempt.count + ${weight}::int end`,
        ends_at: sql`case when attempt.ends_at <= ${at} then ${ends}::timestamptz else least(attempt.ends_at, ${ends}::timestamptz) end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  if (row.count === weight) await forgetOld(db, at)
  if (row.count <= most) return
  const seconds = Math.max(1, Math.ceil((row.ends_at.getTime() - at.getTime()) / 1000))
  throw new Refusal(`操作太频繁，请 ${Math.ceil(seconds / 60)} 分钟后再试`, 'TOO_FREQUENT', { retryAfter: seconds })
}

/** Counts a try of the place that asks; several paces make the wait grow from minutes to hours. */
export async function throttlePlace(
  context: Pick<Context, 'db' | 'now' | 'address'>,
  action: string,
  ...paces: readonly Pace[]
) {
  for (const [number, pace] of paces.entries())
    await throttle(context, `${action}${number || ''} ${placeOf(context.address)}`, pace)
}

/** Counts a try of a place no longer, where only those that fail count: any number of right ones pass. */
export const forgivePlace = ({ db, address }: Pick<Context, 'db' | 'address'>, action: string) =>
  db
    .updateTable('attempt')
    .set({ count: sql`count - 1` })
    .where('key', '=', `${action} ${placeOf(address)}`)
    .where('count', '>', 0)
    .execute()

/** Numbers cannot be tried one after the other from one place: a day allows five hours' worth. */
export function throttleSms(context: Pick<Context, 'db' | 'now' | 'address' | 'settings'>) {
  const { smsLimit: most } = context.settings
  return throttlePlace(context, 'sms', { most, minutes: 60 }, { most: 5 * most, minutes: 24 * 60 })
}

/** Where an address is: itself, or for IPv6 the /64 that one subscriber has 2^64 addresses of. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(?<plain>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.['plain']
  if (mapped) return mapped
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return address
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail ?? ''].map((side) => side.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** Counts of yesterday are in nobody's way. */
const forgetOld = (db: House['db'], at: Date) =>
  db
    .deleteFrom('attempt')
    .where('ends_at', '<', new Date(at.getTime() - day))
    .execute()
