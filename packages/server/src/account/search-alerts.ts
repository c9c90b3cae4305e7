import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { newCountsOf, type SearchRow } from './saved-news.ts'

type Needs = Pick<House, 'db' | 'search' | 'now'>

/** Searches that are looked for in one statement: a tenth of a second on PGlite, whose one session waits meanwhile. */
const batch = 25
/** Beyond so many it is only many (see saved-news.ts). */
const many = 100
/** Where kept searches are, each with what is new in it. */
const searchesPage = '/userCenter?type=28'

/** What there was when a round began: what comes later is for the next. */
interface Newest {
  part: number
  sheet: number
}

/**
 * Tells people of parts and datasheets that came to the searches they keep, where they wish to be told: at most once a
 * day for a search, and never of what they have looked at. A search is asked only for what came since it was last asked,
 * equal searches are asked once, and none where nothing came. Answers how many alerts there are.
 */
export async function raiseSearchAlerts(house: Needs): Promise<number> {
  const newest = await newestIn(house)
  const told = new Map<number, string[]>()
  for (let last: SearchRow | undefined; ;) {
    const rows = await dueAfter(house, newest, last)
    last = rows.at(-1)
    if (!last) break
    for (const { account_id, name } of await tellNews(house, rows, newest))
      told.set(account_id, [...(told.get(account_id) ?? []), name])
  }
  for (const [to, names] of told) await tellPerson(house, to, names)
  return [...told.values()].reduce((sum, names) => sum + names.length, 0)
}

async function newestIn({ db }: Needs): Promise<Newest> {
  const { rows } = await sql<Newest>`
    select coalesce((select max(id) from part), 0) as part, coalesce((select max(id) from datasheet), 0) as sheet
  `.execute(db)
  return rows[0] ?? { part: 0, sheet: 0 }
}

/** Equal searches follow each other. A search that was told today waits for tomorrow, with all that comes until then. */
async function dueAfter(
  { db, now }: Needs,
  { part, sheet }: Newest,
  last: SearchRow | undefined,
): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select kept.id, account_id, name, scene, query, query_hash,
      greatest(seen_part, told_part) as seen_part, greatest(seen_sheet, told_sheet) as seen_sheet
    from saved_search as kept join account on account.id = account_id and not is_blocked
    where notify and (query_hash, kept.id) > (${last?.query_hash ?? ''}, ${last?.id ?? 0}::int)
      and (scene = 'part' and greatest(seen_part, told_part) < ${part}
        or scene = 'spec' and greatest(seen_sheet, told_sheet) < ${sheet})
      and not exists (select from alert where alert.account_id = kept.account_id and once = 'search ' || kept.id || ' ' || ${fullDay(now())})
    order by query_hash, kept.id
    limit ${batch}
  `.execute(db)
  return rows
}

/** Raises an alert for each that has news, and notes for all how far they were looked at. */
async function tellNews(house: Needs, rows: readonly SearchRow[], { part, sheet }: Newest): Promise<SearchRow[]> {
  const counts = await countsOf(house, rows)
  const found = rows.filter((row) => (counts.get(keyOf(row)) ?? 0) > 0)
  const alerts = found.map((row) => alertOf(row, counts.get(keyOf(row)) ?? 0, house.now()))
  const ids = rows.map(({ id }) => id)
  return house.db.transaction().execute(async (tx) => {
    // Who muted such alerts gets none.
    const raised = alerts.length > 0 ? await raise(tx, alerts) : new Set()
    await tx.updateTable('saved_search').set({ told_part: part, told_sheet: sheet }).where('id', 'in', ids).execute()
    return found.filter(({ id }) => raised.has(id))
  })
}

async function raise(tx: Db, alerts: readonly ReturnType<typeof alertOf>[]): Promise<ReadonlySet<number | null>> {
  const rows = await tx
    .insertInto('alert')
    .values([...alerts])
    .onConflict((conflict) => conflict.doNothing())
    .returning('search_id')
    .execute()
  return new Set(rows.map(({ search_id }) => search_id))
}

const keyOf = ({ scene, query_hash, seen_part, seen_sheet }: SearchRow) =>
  [scene, query_hash, scene === 'part' ? seen_part : seen_sheet].join(' ')

async function countsOf(house: Needs, rows: readonly SearchRow[]): Promise<ReadonlyMap<string, number>> {
  const distinct = new Map(rows.map((row) => [keyOf(row), row]))
  const counts = await newCountsOf(house, [...distinct.values()])
  return new Map([...distinct.keys()].map((key, at) => [key, counts[at] ?? 0]))
}

function alertOf({ id, account_id, name, scene }: SearchRow, count: number, now: Date) {
  const things = scene === 'part' ? '型号' : '资料'
  return {
    account_id,
    kind: 'search' as const,
    title: `“${name}”有新${things}`,
    content: `您保存的搜索“${name}”有 ${count >= many ? `${many} 个以上` : `${count} 个`}新${things}。`,
    url: searchesPage,
    search_id: id,
    once: `search ${id} ${fullDay(now)}`,
    created_at: now,
  }
}

/** One line in the inbox for all of a person's searches; the number in the header moves. */
const tellPerson = ({ db }: Needs, to: number, names: readonly string[]) =>
  notify(db, {
    to,
    kind: 'notification',
    title: names.length === 1 ? `“${names[0]}”有新结果` : `${names.length} 个保存的搜索有新结果`,
    content: `您保存的搜索${names
      .slice(0, 3)
      .map((name) => `“${name}”`)
      .join('、')}${names.length > 3 ? '等' : ''}有新结果，不想再收到可以在“搜索记录”中关闭提醒。`,
    url: '/userCenter?type=25&kind=search',
  })
