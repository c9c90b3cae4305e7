import type { follow } from '@xinpu/contract/company'
import { fullDay } from '@xinpu/sdk/format'
import { sql, type Selectable } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { notifyAll } from '../message/notify.ts'
import type { CompanyRow } from './company-store.ts'

/** Lists whose new rows are news, as they are told of. */
const told: Readonly<Record<string, string>> = {
  lawSuit: '新增裁判文书',
  ktannouncement: '新增开庭公告',
  dishonest: '新增失信被执行',
  executed: '新增被执行',
  abnormal: '新增经营异常',
  punishment: '新增行政处罚',
  annualReport: '新公示年报',
}

interface Row {
  outer_id: string
  data: {
    changeItem?: string
    changeTime?: string
    contentBefore?: string
    contentAfter?: string
    title?: string
    date?: string
    year?: number
  }
}

/** Has a list told anew; what is new there is news, where the list was known before, and those who follow are told. */
export async function findNews(
  { db, now }: Pick<House, 'db' | 'now'>,
  company: CompanyRow,
  section: string,
  ask: () => Promise<void>,
): Promise<void> {
  const before = await knownRows(db, company.id, section)
  await ask()
  const isNews = section === 'change' || section in told
  if (!before || !isNews) return
  const fresh = (await rowsOf(db, company.id, section)).filter(({ outer_id }) => !before.has(outer_id))
  if (fresh.length === 0) return
  const rows = fresh.map((row) => ({ company_id: company.id, ...newsOf(section, row, now()), found_at: now() }))
  await db.transaction().execute(async (tx) => {
    const written = await tx
      .insertInto('company_news')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('item')
      .execute()
    if (written.length > 0) await tellFollowers(tx, company, { items: written.map(({ item }) => item), at: now() })
  })
}

const rowsOf = (db: Db, companyId: number, section: string) =>
  db
    .selectFrom('company_row')
    .select(['outer_id', 'data'])
    .where('company_id', '=', companyId)
    .where('section', '=', section)
    .execute() as Promise<Row[]>

/** Undefined where the list was never told: all of it would be new. */
async function knownRows(db: Db, companyId: number, section: string): Promise<ReadonlySet<string> | undefined> {
  const stored = await db
    .selectFrom('company_section')
    .select('total')
    .where('company_id', '=', companyId)
    .where('section', '=', section)
    .executeTakeFirst()
  return stored && new Set((await rowsOf(db, companyId, section)).map(({ outer_id }) => outer_id))
}

function newsOf(section: string, { outer_id, data }: Row, now: Date) {
  return {
    outer_id: `${section} ${outer_id}`,
    item: data.changeItem ?? told[section] ?? '',
    before: data.contentBefore ?? '',
    after: data.contentAfter ?? data.title ?? `${data.year ?? ''}`,
    at: new Date(data.changeTime ?? data.date ?? now),
  }
}

/** One alert a day and company for each who follows; who muted such alerts is told nothing. */
async function tellFollowers(
  tx: Db,
  { id, name }: CompanyRow,
  { items, at }: { items: string[]; at: Date },
): Promise<void> {
  const title = `${name}有 ${items.length} 处变化`.slice(0, 200)
  const content = [...new Set(items)].join('、').slice(0, 500)
  const url = `/checkEnterprise/companyDetail/${id}#change`
  const { rows } = await sql<{ account_id: number }>`
    insert into alert (account_id, kind, title, content, url, once, created_at)
    select account_id, 'company', ${title}, ${content}, ${url}, ${`company ${id} ${fullDay(at)} ${content}`.slice(0, 200)},
      ${at}::timestamptz
    from follow where type = 'company' and target_id = ${id}
    on conflict (account_id, once) do nothing returning account_id`.execute(tx)
  if (rows.length > 0) {
    await notifyAll(
      tx,
      rows.map((row) => ({ to: row.account_id, kind: 'notification' as const, title, content, url })),
    )
  }
}

export const presentNews = (row: Selectable<Tables['company_news']>): follow.CompanyNews => ({
  id: row.id,
  item: row.item,
  before: row.before,
  after: row.after,
  date: row.at.toISOString(),
  foundTime: row.found_at.toISOString(),
})
