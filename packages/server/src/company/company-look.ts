import { createHash } from 'node:crypto'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'

/** Days that looks are counted over. */
const days = 30

/**
 * Counts that somebody looked a company up: once a day for a person, and a visitor is their address, so that asking
 * again and again makes nothing hot.
 */
export async function countLook({ db, now, user, address }: Context, companyId: number): Promise<void> {
  const day = fullDay(now())
  const who = user ? `u${user.id}` : createHash('sha256').update(`${day} ${address}`).digest('base64url').slice(0, 16)
  await db
    .insertInto('company_look')
    .values({ company_id: companyId, day, who })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What most people looked up lately. */
export async function hottest(db: Db, now: Date, size: number): Promise<{ id: number; name: string; count: number }[]> {
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    select company.id, name, look.count from (
      select company_id, count(*)::int as count from company_look
      where day > ${fullDay(now)}::date - ${days}::int group by company_id order by count desc, company_id limit ${size}
    ) look join company on company.id = company_id order by look.count desc, company.id`.execute(db)
  return rows
}

/** Forgets looks that count no more. */
export async function dropLooks(db: Db, now: Date): Promise<void> {
  await sql`delete from company_look where day <= ${fullDay(now)}::date - ${days}::int`.execute(db)
}
