import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'

/** The day in China, where a day of news begins. */
export const startOfDay = (at: Date): RawBuilder<Date> =>
  sql`(date_trunc('day', ${at}::timestamptz at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`

interface DayAlert {
  accountId: number
  at: Date
  /** What it is about: an account has one of a sign a day. */
  sign: 'goods' | 'match' | 'stock'
  title: string
  content: string
  url: string
}

/**
 * One alert a day that says how much was found so far; the first of the day also moves the number in the header. Who
 * muted such alerts is told nothing.
 */
export async function tellOfDay(tx: Db, { accountId, at, sign, title, content, url }: DayAlert): Promise<void> {
  const { rows } = await sql<{ is_first: boolean }>`
    insert into alert (account_id, kind, title, content, url, once, created_at)
    values (${accountId}, 'match', ${title}, ${content}, ${url},
      ${`${sign} `} || (${at}::timestamptz at time zone 'Asia/Shanghai')::date, ${at}::timestamptz)
    on conflict (account_id, once) do update set title = excluded.title, content = excluded.content,
      url = excluded.url, is_read = false, created_at = excluded.created_at
    returning xmax = 0 as is_first`.execute(tx)
  if (rows[0]?.is_first) await notify(tx, { to: accountId, kind: 'notification', title, content, url })
}
