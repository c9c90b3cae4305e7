import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'

type Needs = Pick<House, 'db' | 'now'>

/** Wrong passwords before a rest. */
const round = 5
const minute = 60_000
const day = 24 * 60 * minute

const keyOf = (who: string) => `password ${who}`

/** What the next full round rests: twice as long as the one before, 16 hours at most. */
const rest = sql`interval '15 minutes' * power(2, least(attempt.count / ${round}::int, 6))`

/**
 * A full round rests until its end; clocks of two requests may differ, so the end of one that is not full says nothing.
 * A rest longer than any it could have got tells of a clock that jumped back, and is none.
 */
const isLocked = (now: Date) =>
  sql<boolean>`(attempt.count % ${round} = 0 and attempt.ends_at > ${now} and attempt.ends_at <= ${now}::timestamptz + ${rest})`

/** Refuses a number whose passwords rest, before anything is spent on one. A number nobody has locks alike. */
export async function refuseLocked({ db, now }: Needs, who: string): Promise<void> {
  const at = now()
  const row = await db
    .selectFrom('attempt')
    .select('ends_at')
    .where('key', '=', keyOf(who))
    .where(isLocked(at))
    .executeTakeFirst()
  if (row) throw locked(row.ends_at, at)
}

/**
 * Counts a wrong password before anybody is told that it was: however many are looked at at once, no more than five are
 * answered. Every round rests twice as long as the one before, 16 hours at most.
 *
 * @returns how many tries are left; with the last one the number is locked
 */
export async function countWrong({ db, now }: Needs, who: string): Promise<number> {
  const at = now()
  const isForgotten = sql`attempt.ends_at <= ${new Date(at.getTime() - day)}::timestamptz`
  const row = await db
    .insertInto('attempt')
    .values({ key: keyOf(who), count: 1, ends_at: at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${isForgotten} then 1 else attempt.count + 1 end`,
          ends_at: sql`case when ${isForgotten} or (attempt.count + 1) % ${round} <> 0 then ${at}::timestamptz else ${at}::timestamptz + ${rest} end`,
        })
        .where(sql<boolean>`not ${isLocked(at)}`),
    )
    .returning('count')
    .executeTakeFirst()
  if (row) return (round - (row.count % round)) % round
  await refuseLocked({ db, now }, who)
  throw locked(at, at)
}

/**
 * Forgets what went wrong before a right password, so that any number of right ones pass at once. One that comes to be
 * answered after the lock fell is refused like the others: it may have been guessed.
 */
export async function countRight({ db, now }: Needs, who: string): Promise<void> {
  const forgotten = await db
    .deleteFrom('attempt')
    .where('key', '=', keyOf(who))
    .where(sql<boolean>`not ${isLocked(now())}`)
    .returning('key')
    .executeTakeFirst()
  if (!forgotten) await refuseLocked({ db, now }, who)
}

/** The number was proved in another way: what went wrong before no longer counts, and the lock is open. */
export async function forgetTries({ db }: Pick<House, 'db'>, who: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', keyOf(who)).execute()
}

function locked(until: Date, now: Date): Refusal {
  const left = Math.max(1, until.getTime() - now.getTime())
  return new Refusal(`密码错误次数过多，请 ${Math.ceil(left / minute)} 分钟后再试，或使用验证码登录`, 'TOO_FREQUENT', {
    retryAfter: Math.ceil(left / 1000),
  })
}
