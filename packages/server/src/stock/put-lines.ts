import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { myStock } from '@xinpu/contract/stock'
import { Refusal } from '@xinpu/contract/refusal'
import { hideContacts } from '@xinpu/trade/demand-text'
import { toMicro } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { contactsAmong } from '../demand/contact-models.ts'
import { wantBuyers } from '../demand/stock-matching.ts'
import { modelKeyOf } from '../search/search-plan.ts'

/** Lines that one company may hold. */
const mostLines = 200_000

/** A line as its owner says it. */
export type StockLine = ParsedOf<typeof myStock.add>

interface Putting {
  enterpriseId: number
  /** When the owner says so. */
  at: Date
}

/**
 * Puts any number of lines of a company in one statement: a lot that it holds already is replaced and fresh again, so a
 * retry doubles nothing; of two lines for one lot the later one holds. Answers the numbers of the lines. Call it in a
 * transaction.
 */
export async function putLines(tx: Db, putting: Putting, said: readonly StockLine[]): Promise<number[]> {
  const ids = await upsert(tx, putting, said)
  if ((await held(tx, putting.enterpriseId)) > mostLines)
    throw new Refusal(`一家企业最多 ${mostLines} 条库存，请先删除不用的`, 'CONFLICT')
  await wantBuyers(tx, ids, putting.at)
  return ids
}

async function upsert(tx: Db, { enterpriseId, at }: Putting, said: readonly StockLine[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into stock (enterprise_id, brand_id, brand, brand_plain, model, model_key, quantity, price_micro, currency,
      batch_no, package, location, status, confirmed_at)
    select distinct on (line.model_key, line.brand_plain, line.batch_no, line.package, line.location)
      ${enterpriseId}::int, coalesce(chosen.id, alias.brand_id), line.brand, line.brand_plain, line.model,
      line.model_key, line.quantity, line.price_micro, line.currency, line.batch_no, line.package, line.location,
      line.status, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(said.map(recordOf))}::jsonb) as line (
      place int, brand_id int, brand text, brand_plain text, model text, model_key text, quantity int,
      price_micro bigint, currency text, batch_no text, package text, location text, status text)
    left join brand as chosen on chosen.id = line.brand_id
    left join brand_alias as alias on alias.plain = line.brand_plain collate "C"
    order by line.model_key, line.brand_plain, line.batch_no, line.package, line.location, line.place desc
    on conflict (enterprise_id, model_key, brand_plain, batch_no, package, location) do update set
      brand_id = excluded.brand_id, brand = excluded.brand, model = excluded.model, quantity = excluded.quantity,
      price_micro = excluded.price_micro, currency = excluded.currency, status = excluded.status,
      confirmed_at = excluded.confirmed_at
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

const recordOf = (line: StockLine, place: number) => ({ place, brand_id: line.brandId, ...columnsOf(line) })

/** The columns that a line fills, but for the number of its brand; ways to reach somebody are taken out of every text. */
export const columnsOf = (line: StockLine) => ({
  ...brandColumns(hideContacts(line.brand)),
  model: line.model,
  model_key: modelKeyOf(line.model),
  quantity: line.quantity,
  price_micro: line.price === undefined ? null : String(toMicro(line.price)),
  currency: line.currency,
  batch_no: hideContacts(line.batchNo ?? ''),
  package: hideContacts(line.package ?? ''),
  location: hideContacts(line.location ?? ''),
  status: line.status,
})

const brandColumns = (brand: string) => ({ brand, brand_plain: plainOf(brand) })

/** A number of a part cannot be shown in part; what holds a way to call is refused. */
export async function refuseContact(db: Db, { model }: Pick<StockLine, 'model'>): Promise<void> {
  const message = '型号中不能写联系方式'
  if ((await contactsAmong(db, [model])).size > 0)
    throw new Refusal(message, 'INVALID', { errors: [{ field: 'model', message }] })
}

async function held(tx: Db, enterpriseId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stock where enterprise_id = ${enterpriseId}`.execute(tx)
  return rows[0]?.count ?? 0
}
