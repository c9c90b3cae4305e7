import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { notifyAll } from '../message/notify.ts'
import type { DaySumRow } from './desk-tables.ts'
import { reconcile } from './reconcile.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    reconciliation: { id: number }
  }
}

/** Compares books, orders and providers, and keeps what was found; what hinders it is kept too. */
export async function runReconciliation(house: House, { id }: { id: number }): Promise<void> {
  const { db, now } = house
  try {
    const faults = await reconcile(house)
    const sums = JSON.stringify(await sumsOf(db, id))
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('reconciliation').set({ faults, sums, ended_at: now() }).where('id', '=', id).execute()
      if (faults.length > 0) await tellFinance(tx, faults)
    })
  } catch (error) {
    await giveUp(house, id, `没有对完：${(error as Error).message}`)
  }
}

/** One that nobody brought to an end says so. */
export const giveUpReconciliation = (house: House, { id }: { id: number }): Promise<void> =>
  giveUp(house, id, '没有对完：服务器中途停止')

const giveUp = async ({ db, now }: House, id: number, trouble: string): Promise<void> => {
  const row = { trouble: trouble.slice(0, 500), ended_at: now() }
  await db.updateTable('reconciliation').set(row).where('id', '=', id).execute()
}

/** Asks for a comparison of the day before, once a day. */
export const wakeReconciliation = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const day = fullDay(new Date(now.getTime() - 24 * 60 * 60_000))
    await askFor(tx, { day, askedBy: null, at: now })
  })

interface Asked {
  day: string
  /** Null for the daily work. */
  askedBy: number | null
  at: Date
}

/** Writes down that books are to be compared, and has it done; answers its number, and none where the day had its turn. */
export async function askFor(tx: Db, { day, askedBy, at }: Asked): Promise<number | undefined> {
  const row = await tx
    .insertInto('reconciliation')
    .values({ day, asked_by: askedBy, asked_at: at, sums: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await enqueue(tx, 'reconciliation', [{ key: row.id, payload: row, isAwaited: askedBy !== null }])
  return row?.id
}

/** What came and went back on the day of a comparison; a day begins at midnight here. */
async function sumsOf(db: Db, id: number): Promise<DaySumRow[]> {
  const { rows } = await sql<DaySumRow>`
    select substr(account, 6) as "payType", currency,
      coalesce(sum(micro) filter (where kind = 'pay'), 0)::text as received,
      coalesce(-sum(micro) filter (where kind = 'refund'), 0)::text as returned
    from reconciliation
      join ledger_deed on at >= day::timestamp at time zone 'Asia/Shanghai'
        and at < (day + 1)::timestamp at time zone 'Asia/Shanghai'
      join ledger_entry on deed_id = ledger_deed.id
    where reconciliation.id = ${id} and account like 'cash:%'
    group by account, currency order by account, currency`.execute(db)
  return rows
}

/** Whoever minds the money hears of what does not agree. */
async function tellFinance(tx: Db, faults: readonly string[]): Promise<void> {
  const people = await tx
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`roles && array['finance', 'owner'] and not is_blocked`)
    .execute()
  await notifyAll(
    tx,
    people.map(({ id }) => ({
      to: id,
      kind: 'notification' as const,
      title: `对账有 ${faults.length} 处不一致`,
      content: faults[0] ?? '',
      url: '/userCenter?type=99&tab=reconciliation',
    })),
  )
}
