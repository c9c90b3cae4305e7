import type { stock } from '@xinpu/contract/stock'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf, preparedStatement } from '../core/prepared-statement.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { beginsWith } from '../core/begins-with.ts'

const day = 24 * 60 * 60 * 1000

/** Days after which a line that nobody confirmed is stale. */
export const freshDays = 30

/** The instant from which on a line that was confirmed is fresh. */
export const freshSince = (now: Date): Date => new Date(now.getTime() - freshDays * day)

/** Lines of stock with who holds them. */
export const lines = (db: Db) =>
  db
    .selectFrom('stock')
    .innerJoin('enterprise', 'enterprise.id', 'stock.enterprise_id')
    .select(['stock.id', 'stock.enterprise_id', 'stock.brand_id', 'stock.brand', 'stock.model', 'stock.quantity'])
    .select(['stock.currency', 'stock.batch_no', 'stock.package', 'stock.location', 'stock.status'])
    .select(['stock.confirmed_at', 'enterprise.name', 'enterprise.status as enterprise_status'])
    .select(sql<string | null>`stock.price_micro::text`.as('price_micro'))

/** Which lines of a company are asked for; words are what a model begins with. */
export interface OwnLines {
  enterpriseId: number
  keywords?: string | undefined
  status?: stock.StockStatus | undefined
}

/** The lines of a company, those that nobody else sees too, the latest first. */
export const ownLines = (db: Db, { enterpriseId, keywords = '', status }: OwnLines) =>
  lines(db)
    .where('stock.enterprise_id', '=', enterpriseId)
    .$if(keywords !== '', (found) => found.where(modelBegins(modelKeyOf(keywords))))
    .$if(status !== undefined, (found) => found.where('stock.status', '=', status ?? 'on'))
    .orderBy('stock.confirmed_at', 'desc')
    .orderBy('stock.id', 'desc')

/** Those that others may see, fresh or not: their owner shows them and is certified. */
export const shownLines = (db: Db) =>
  lines(db).where('stock.status', '=', 'on').where('enterprise.status', '=', 'certified')

export type StockQuery = ReturnType<typeof lines>
type Row = Awaited<ReturnType<StockQuery['executeTakeFirstOrThrow']>>

const numbered = preparedStatement('stock_lines', (db, ids) => lines(db).where('stock.id', '=', oneOf(ids)))

/** Lines by their numbers, in their order. */
export async function linesNumbered(db: Db, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const byId = new Map((await numbered(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Lines of a query that others see. */
export const freshOnly = <Query extends StockQuery>(query: Query, now: Date) =>
  query.where('stock.confirmed_at', '>', freshSince(now))

/** Lines of a query that are left out because they are stale. */
export const staleOnly = <Query extends StockQuery>(query: Query, now: Date) =>
  query.where('stock.confirmed_at', '<=', freshSince(now))

/** The bridge from the row to the wire. */
export const presentStock = (row: Row, now: Date): stock.StockVO => ({
  id: row.id,
  model: row.model,
  brand: row.brand,
  quantity: row.quantity,
  currency: row.currency,
  enterpriseId: row.enterprise_id,
  enterpriseName: row.name,
  isAuth: row.enterprise_status === 'certified',
  status: row.status,
  isStale: row.confirmed_at <= freshSince(now),
  updateTime: row.confirmed_at.toISOString(),
  ...(row.brand_id !== null && { brandId: row.brand_id }),
  ...(row.price_micro !== null && { price: fromMicro(BigInt(row.price_micro)) }),
  ...told({ batchNo: row.batch_no, package: row.package, location: row.location }),
})

/** Lines whose model begins so. */
export const modelBegins = (key: string) => beginsWith('stock.model_key', key)
