import type { savedSearch } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Tables } from '../core/tables.ts'
import { searchFinds } from '../demand/match-sql.ts'
import { hasWords } from '../datasheet/datasheet-queries.ts'
import { filterOf, type Narrowed } from '../datasheet/selection-narrowing.ts'
import { hitsFor } from '../search/hits-sql.ts'
import type { PartSearch } from '../search/part-search.ts'
import { within } from '../search/param-sql.ts'

type Saved = Selectable<Tables['saved_search']>

/** What must be known of a kept search to look for its news: those after what was seen. */
export type SearchRow = Pick<
  Saved,
  'id' | 'account_id' | 'name' | 'scene' | 'query' | 'query_hash' | 'seen_part' | 'seen_sheet'
>
type Row = Pick<SearchRow, 'scene' | 'query' | 'seen_part' | 'seen_sheet'> &
  Partial<Pick<Saved, 'id' | 'seen_at' | 'seen_demand'>>
type Query = savedSearch.SavedQuery

/** Beyond so many it is only many. */
const most = 100
const nothing = sql`0`

/**
 * How many parts, datasheets, posts, lines of stock or goods came to each kept search since it was looked at, in the
 * order of the rows: one statement that reads what is new.
 */
export async function newCountsOf({ db, search }: Pick<Context, 'db' | 'search'>, rows: readonly Row[]) {
  if (rows.length === 0) return []
  const units = await unitsIn(rows, search)
  const known = { understand: search.understand, unitsOf: async () => units }
  const counts = await Promise.all(rows.map((row) => countSql(row, known)))
  const { rows: found } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(
    db,
  )
  return found[0]?.counts ?? []
}

async function unitsIn(rows: readonly Row[], search: Pick<PartSearch, 'unitsOf'>) {
  const names = rows.flatMap(({ query }) => (query as Query).params?.map(({ name }) => name) ?? [])
  return search.unitsOf([...new Set(names)], undefined)
}

async function countSql({ scene, query, ...row }: Row, known: Pick<PartSearch, 'understand' | 'unitsOf'>) {
  if (scene === 'spec') return atMost(newSheets(query as Query, row.seen_sheet))
  if (scene === 'demand') return atMost(newDemands(query as Query, row.seen_demand ?? 0))
  if (scene === 'stock' || scene === 'goods') return atMost(newOnShelf(scene, row))
  if (scene !== 'part') return nothing
  try {
    return atMost(await newParts(query as Query, row.seen_part, known))
  } catch (error) {
    // A condition that can no longer be read finds nothing; the list of searches still stands.
    if (error instanceof Refusal) return nothing
    throw error
  }
}

const atMost = (found: RawBuilder<unknown>) =>
  sql`(select count(*) from (select from (${found}) as found limit ${most}) as few)`

async function newParts(query: Query, after: number, known: Pick<PartSearch, 'understand' | 'unitsOf'>) {
  const text = query.keywords ?? ''
  const { terms } = await known.understand(text)
  const filter = await filterOf(narrowedIn(query), known)
  return hitsFor(text, terms, { ...filter, after })
}

const narrowedIn = ({ brandId, categoryId, package: packages, stock, params = [] }: Query): Narrowed => ({
  brandId,
  categoryId,
  package: packages,
  stock: stock || undefined,
  f: params.map(({ name, value }) => `${name}=${value}`),
})

const newDemands = (query: Query, after: number): RawBuilder<unknown> => sql`
  select demand.id from demand left join enterprise on enterprise.id = demand.enterprise_id
  where demand.id > ${after} and demand.status = 'open' and ${searchFinds(sql`${JSON.stringify(query)}::jsonb`)}
`

/** What jobs found for a search and is still there. */
const shelves = {
  stock: sql`stock_found join stock on stock.id = stock_id and status = 'on'`,
  goods: sql`goods_found join mall_goods on mall_goods.id = goods_id and is_shown and stock > 0`,
}

const newOnShelf = (
  shelf: keyof typeof shelves,
  { id = 0, seen_at = new Date(0) }: Partial<Row>,
): RawBuilder<unknown> => sql`select search_id from ${shelves[shelf]} where search_id = ${id} and found_at > ${seen_at}`

function newSheets({ keywords, brandId, categoryId }: Query, after: number): RawBuilder<unknown> {
  const conditions = [
    sql`state = 'published' and id > ${after}`,
    ...(keywords ? [hasWords(keywords)] : []),
    ...(brandId?.length ? [sql`brand_id in (${sql.join(brandId)})`] : []),
    ...(categoryId ? [within(categoryId)] : []),
  ]
  return sql`select id from datasheet where ${sql.join(conditions, sql` and `)}`
}
