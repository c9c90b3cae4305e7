import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'

type Desk = Pick<House, 'db' | 'now'>

/** Tries at a password before a rest. */
const round = 5
const minute = 60_000
const day = 24 * 60 * minute

const keyOf = (who: string) => `password ${who}`

/**
 * Counts a try at the password of a number before it is looked at, so that a thousand at once are no more than five.
 * Every round rests twice as long as the one before, 16 hours at most. A number nobody has locks alike: a lock tells
 * nothing.
 *
 * @returns how many tries are left; with the last one the number is locked, unless it was right
 */
export async function takeTry({ db, now }: Desk, who: string): Promise<number> {
  const at = now()
  const isForgotten = sql`attempt.ends_at <= ${new Date(at.getTime() - day)}::timestamptz`
  const rest = sql`interval '15 minutes' * power(2, least(attempt.count / ${round}::int, 6))`
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
        .where('attempt.ends_at', '<=', at),
    )
    .returning('count')
    .executeTakeFirst()
  if (!row) throw await locked({ db, now }, who)
  return (round - (row.count % round)) % round
}

/** A password that was right: what went wrong before no longer counts. */
export async function forgetTries({ db }: Pick<House, 'db'>, who: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', keyOf(who)).execute()
}

async function locked({ db, now }: Desk, who: string): Promise<Refusal> {
  const row = await db.selectFrom('attempt').select('ends_at').where('key', '=', keyOf(who)).executeTakeFirst()
  const left = Math.max(1, (row?.ends_at.getTime() ?? 0) - now().getTime())
  return new Refusal(`密码错误次数过多，请 ${Math.ceil(left / minute)} 分钟后再试，或使用验证码登录`, 'TOO_FREQUENT', {
    retryAfter: Math.ceil(left / 1000),
  })
}
