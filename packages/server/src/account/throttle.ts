import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'

/** How often something may be tried, and within which time. */
export interface Pace {
  most: number
  minutes: number
}

/** Counts a try, and refuses the one too many. One statement: two at once are two. */
export async function throttle({ db, now }: Pick<House, 'db' | 'now'>, key: string, { most, minutes }: Pace) {
  const at = now()
  const ends = new Date(at.getTime() + minutes * 60_000)
  const row = await db
    .insertInto('attempt')
    .values({ key, count: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempt.ends_at <= ${at} then 1 else attempt.count + 1 end`,
        ends_at: sql`case when attempt.ends_at <= ${at} then ${ends}::timestamptz else attempt.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  if (row.count <= most) return
  const seconds = Math.max(1, Math.ceil((row.ends_at.getTime() - at.getTime()) / 1000))
  throw new Refusal(`操作太频繁,请 ${Math.ceil(seconds / 60)} 分钟后再试`, 'TOO_FREQUENT', { retryAfter: seconds })
}
