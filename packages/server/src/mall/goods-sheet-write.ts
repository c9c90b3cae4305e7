import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { wantGoodsBuyers } from '../demand/goods-matching.ts'
import { tellArrivals } from './arrival-news.ts'
import { handInMany } from './goods-sheet-desk.ts'
import { showGoods } from './goods-shelf.ts'
import type { Shelf, Shelved } from './goods-sheet-shelf.ts'
import { columnsOf, isReviewed, lotRows, piecesOf, subjectIn, type Known } from './my-goods-draft.ts'
import { addGoods } from './my-goods.ts'

interface Writing {
  shopId: number
  accountId: number
  at: Date
}

/** Writes what rows told of goods, as many statements for one as for all; what others read of them goes to the desk. */
export async function writeShelf(tx: Db, writing: Writing, shelf: Shelf, known: Known): Promise<void> {
  const told = [...shelf.values()].flat().filter(({ isTold }) => isTold)
  const fresh = told.filter(({ former }) => !former).map(({ goods }) => goods)
  const changed = told.flatMap(({ former, goods }) => (former ? [{ former, goods }] : []))
  const soldOut = await soldOutOf(
    tx,
    changed.map(({ former }) => former.id),
  )
  const added = await addGoods(tx, writing, fresh, known)
  const reviewed = await changeGoods(tx, writing.at, changed, known)
  await handInMany(tx, [...added, ...reviewed], writing)
  if (changed.length === 0) return
  await showGoods(tx, writing.shopId)
  await tellArrivals(
    tx,
    changed.map(({ former }) => former.id),
  )
  await wantGoodsBuyers(tx, soldOut)
}

/** Those of some goods of which there are none. */
async function soldOutOf(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('mall_goods')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('stock', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}

type Changed = Required<Pick<Shelved, 'former' | 'goods'>>

/** Changes goods in place; answers the numbers of those that the desk has to look at. */
async function changeGoods(tx: Db, at: Date, changed: readonly Changed[], known: Known): Promise<number[]> {
  if (changed.length === 0) return []
  const records = changed.map(({ former, goods }) => ({
    ...columnsOf(goods, subjectIn(known, goods)),
    id: former.id,
    stock: piecesOf(goods.lots),
    is_reviewed: isReviewed(goods, former.draft),
  }))
  await sql`
    update mall_goods set part_id = told.part_id, category_id = told.category_id, name = told.name,
      package = told.package, moq = told.moq, mpq = told.mpq, mins = told.mins, micros = told.micros,
      description = told.description, stock = told.stock, updated_at = ${at.toISOString()}::timestamptz,
      status = case when told.is_reviewed then 'pending' else status end
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as told (
      id int, part_id int, category_id int, name text, package text, moq int, mpq int, mins int[], micros bigint[],
      description text, stock int, is_reviewed boolean)
    where mall_goods.id = told.id`.execute(tx)
  await tx
    .deleteFrom('goods_lot')
    .where('goods_id', '=', oneOf(records.map(({ id }) => id)))
    .execute()
  const lots = changed.flatMap(({ former, goods }) => lotRows(former.id, goods.lots))
  await tx.insertInto('goods_lot').values(lots).execute()
  return records.flatMap(({ id, is_reviewed }) => (is_reviewed ? id : []))
}
