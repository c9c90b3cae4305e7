import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { obstaclesOf } from './closing.ts'
import { fates, placeOf } from './fates.ts'
import { endSessions } from './session-store.ts'
import { takeBack } from './take-back.ts'

/** Accounts that are closed in one round; the rest are closed in the next. */
const most = 200

/**
 * Closes the accounts whose days are over, each in a transaction of its own; one that has something in the way by now
 * waits for the next round. Answers how many.
 */
export async function closeDue(house: Pick<House, 'brought' | 'db' | 'now'>): Promise<number> {
  const { db, now } = house
  const due = await db
    .selectFrom('account')
    .select('id')
    .where('closes_at', '<=', now())
    .where('is_blocked', '=', false)
    .orderBy('closes_at')
    .limit(most)
    .execute()
  let closed = 0
  for (const { id } of due) if (await db.transaction().execute((tx) => close(tx, house, id))) closed += 1
  return closed
}

async function close(tx: Db, { brought, now }: Pick<House, 'brought' | 'now'>, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('closes_at', '<=', now())
    // What somebody is blocked for is looked into: nothing of it is wiped, and the number is not free.
    .where('is_blocked', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (await obstaclesOf(tx, id)).length > 0) return false
  await endSessions({ db: tx }, id)
  await dropOwnCompany(tx, id)
  await takeBack(tx, id)
  for (const key of Object.keys(fates)) await meet(tx, key, id)
  await dropOwnFiles(tx, brought.uploads, id)
  await wipe(tx, id, now())
  return true
}

/** What a table says becomes of rows happens to them. */
async function meet(tx: Db, key: string, id: number): Promise<void> {
  const { table, column } = placeOf(key)
  const { becomes, blank, isOfOthers, unseen } = fates[key] ?? {}
  const its = sql`${sql.ref(column)} = ${id}`
  if (becomes === 'deleted') return void (await sql`delete from ${sql.table(table)} where ${its}`.execute(tx))
  if (becomes === 'kept') return
  // A name beside somebody else's row is left out where it may be: what leads nowhere needs no name.
  if (isOfOthers && (await mayBeNull(tx, table, column)))
    return void (await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${its}`.execute(tx))
  if (unseen) await sql`delete from ${sql.table(table)} where ${its} and ${sql.raw(unseen)}`.execute(tx)
  if (!blank) return
  const wiped = Object.entries(blank).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(wiped)} where ${its}`.execute(tx)
}

/** Columns of talks say who takes part, and stay. */
async function mayBeNull(tx: Db, table: string, column: string): Promise<boolean> {
  if (table.startsWith('im_')) return false
  const { rows } = await sql<{ may: boolean }>`
    select not attnotnull as may from pg_attribute
    where attrelid = ${table}::regclass and attname = ${column}`.execute(tx)
  return rows[0]?.may ?? false
}

/** A company that nobody ever certified is its creator's own words. */
const dropOwnCompany = (tx: Db, id: number) =>
  sql`delete from enterprise where status in ('pending', 'rejected') and id in (
    select enterprise_id from enterprise_member where account_id = ${id} and role = 'creator')`.execute(tx)

/** Files that are their owner's own, named or not; the others go when nothing names them any more. */
const dropOwnFiles = (tx: Db, kinds: House['brought']['uploads'], id: number) => {
  const own = Object.entries(kinds).flatMap(([name, kind]) =>
    kind !== 'unbuilt' && kind.lasts === 'always' ? [name] : [],
  )
  return sql`delete from upload where account_id = ${id} and purpose = any (${own}::text[])
    and not exists (select from spec_upload where upload_key = upload.key)`.execute(tx)
}

/** What stays leads to a person without a name, whom nobody can be. */
const wipe = (tx: Db, id: number, at: Date) =>
  tx
    .updateTable('account')
    .set({ mobile: null, password_hash: null, email: null, email_proved: false, share_code: null, invited_by: null })
    .set({ nick_name: '已注销用户', avatar: '', sex: null, company: null, position: null, industry: null })
    .set({ province: null, city: null, intro: null, devices: [], roles: [], pauses_history: false })
    .set({ is_blocked: true, block_reason: '账号已注销', closes_at: null, closed_at: at })
    .where('id', '=', id)
    .execute()
