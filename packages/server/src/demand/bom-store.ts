import type { bom } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { House, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import type { Tables } from '../core/tables.ts'
import { orTaken } from '../core/taken.ts'
import { limitOf } from '../portal/membership.ts'
import { keepVersion } from './bom-version.ts'

type Asking = Pick<House, 'db' | 'now'> & { user: User }
type Sent = ParsedOf<typeof bom.save>

/** Keeps a list of parts in place of the one with its number or its name; one after another for each person. */
export const keepBom = ({ db, user, now }: Asking, sent: Sent): Promise<{ id: number }> =>
  oneByOne(db, `boms of ${user.id}`, (tx) => writeBom({ db: tx, user, now }, sent))

async function writeBom({ db, user, now }: Asking, { id, lines, sheet, ...told }: Sent): Promise<{ id: number }> {
  if (sheet && sheet.rows.length !== lines.length) throw new Refusal('原表的行数与 BOM 的行数不一致')
  const whole = { lines: JSON.stringify(lines), sheet: sheet ? JSON.stringify(sheet) : null }
  const values = { ...told, ...countsOf(lines), ...whole, updated_at: now() }
  const kept = await ownOf(db, user.id, id === undefined ? { name: told.name } : { id })
  if (id !== undefined && !kept) throw new Refusal('没有找到这份 BOM', 'NOT_FOUND')
  const written = kept
    ? await orTaken(changed(db, kept.id, values), '已经有同名的 BOM')
    : await added({ db, user, now }, values)
  await keepVersion(db, written.id, now())
  return written
}

/** A new list beside those of its name, for somebody who holds their lists alone: 名称 (2). */
export async function addBom({ db, user, now }: Asking, { name, lines }: Pick<Sent, 'lines' | 'name'>) {
  const free = await freeName(db, user.id, name)
  return writeBom({ db, user, now }, { name: free, lines, boards: 1, attrition: 0 })
}

/** The name, or the first of 名称 (2), 名称 (3) … that none of the person's lists has. */
export async function freeName(db: Db, accountId: number, name: string): Promise<string> {
  const rows = await db.selectFrom('bom').select('name').where('account_id', '=', accountId).execute()
  const taken = new Set(rows.map((row) => row.name))
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = numbered(name, ` (${number})`)
  return free
}

/** Letters that the name of a list may have. */
const longest = 80

const numbered = (name: string, number: string) => `${name.slice(0, longest - number.length)}${number}`

async function added(asking: Asking, values: Omit<Insertable<Tables['bom']>, 'account_id'>) {
  await refuseMore(asking)
  return asking.db
    .insertInto('bom')
    .values({ ...values, account_id: asking.user.id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const countsOf = (lines: readonly bom.BomLine[]) => {
  const count = (bucket: bom.BomLine['bucket']) => lines.filter((line) => line.bucket === bucket).length
  return {
    line_count: lines.length,
    cart_count: count('cart'),
    demand_count: count('demand'),
    review_count: count('review'),
  }
}

const ownOf = (tx: Db, accountId: number, one: { id: number } | { name: string }) =>
  tx
    .selectFrom('bom')
    .select('id')
    .where('account_id', '=', accountId)
    .$if('id' in one, (boms) => boms.where('id', '=', 'id' in one ? one.id : 0))
    .$if('name' in one, (boms) => boms.where('name', '=', 'name' in one ? one.name : ''))
    .executeTakeFirst()

const changed = (tx: Db, id: number, values: Updateable<Tables['bom']>) =>
  tx.updateTable('bom').set(values).where('id', '=', id).returning('id').executeTakeFirstOrThrow()

async function refuseMore({ db, user, now }: Asking) {
  const most = await limitOf({ db, now }, user.id, 'boms')
  const { count } = await db
    .selectFrom('bom')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (count >= most) throw new Refusal(`最多保存 ${most} 份 BOM，请先删除一些`, 'CONFLICT')
}

/** The person's lists, the last changed first; one that is asked for by its number comes with its lines. */
export async function bomsOf({ db, user }: Asking, { id, keywords = '', ...page }: ParsedOf<typeof bom.list>) {
  const heads = db
    .selectFrom('bom')
    .select(['id', 'name', 'boards', 'attrition', 'line_count', 'cart_count', 'demand_count', 'review_count'])
    .select(['created_at', 'updated_at', 'share_code', sql<boolean>`watched is not null`.as('is_watched')])
    .where('account_id', '=', user.id)
    .$if(id !== undefined, (boms) => boms.where('id', '=', id ?? 0))
    .$if(keywords !== '', (boms) => boms.where(sql<boolean>`strpos(lower(name), lower(${keywords})) > 0`))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
  const { rows, total } = await paginate(db, heads, page)
  const whole = id === undefined ? undefined : await wholeOf(db, user.id, id)
  return { data: rows.map((row) => present(row, whole)), totalRecord: total }
}

/** The lines of a list, and the sheet that they were read from. */
const wholeOf = (db: Db, accountId: number, id: number): Promise<Whole | undefined> =>
  db
    .selectFrom('bom')
    .select(['lines', 'sheet'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

interface Whole {
  lines: bom.BomLine[]
  sheet: bom.BomSheet | null
}

interface Row {
  id: number
  name: string
  boards: number
  attrition: number
  line_count: number
  cart_count: number
  demand_count: number
  review_count: number
  share_code: string | null
  is_watched: boolean
  created_at: Date
  updated_at: Date
}

const present = (row: Row, whole: Whole | undefined): bom.Bom => ({
  id: row.id,
  name: row.name,
  boards: row.boards,
  attrition: row.attrition,
  lineCount: row.line_count,
  cartCount: row.cart_count,
  demandCount: row.demand_count,
  reviewCount: row.review_count,
  shareCode: row.share_code ?? '',
  isWatched: row.is_watched,
  ...(whole && { lines: whole.lines }),
  ...(whole?.sheet && { sheet: whole.sheet }),
  createTime: row.created_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
})
