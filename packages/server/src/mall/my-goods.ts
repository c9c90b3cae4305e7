import type { myGoods } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { whyBlocked } from '../enterprise/membership.ts'
import { sheetFile } from '../storage/sheet-answer.ts'
import { startTask } from '../demand/excel-start.ts'
import { templateColumns } from './goods-sheet-columns.ts'
import { handInGoods } from './goods-matter.ts'
import { replaceLots, showGoods, sumStock } from './goods-shelf.ts'
import {
  columnsOf,
  faultOf,
  isReviewed,
  knownOf,
  lotRows,
  piecesOf,
  subjectIn,
  subjectOf,
  type Known,
  type WholeGoods,
} from './my-goods-draft.ts'
import { draftOf, ownGoods, presentOwn, type OwnRow } from './my-goods-queries.ts'

type Selling = Context & { user: User }

export const myGoodsHandlers: HandlersOf<typeof myGoods> = {
  async list({ status, keywords = '', ...page }, { db, user }) {
    const query = ownGoods(db, user.id)
      .$if(status !== undefined, (found) => found.where('mall_goods.status', '=', status ?? 'on'))
      .$if(keywords !== '', (found) =>
        found.where(
          sql<boolean>`position(${keywords.trim().toUpperCase()} in upper(model || ' ' || mall_goods.name)) > 0`,
        ),
      )
      .orderBy('mall_goods.updated_at', 'desc')
      .orderBy('mall_goods.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: await presentOwn(db, rows), totalRecord: total }
  },

  add: (draft, context) =>
    selling(context, async (tx, shopId) => {
      refuse(faultOf(draft))
      const [id = 0] = await addGoods(tx, { shopId, at: context.now() }, [draft], await knownOf(tx, [draft]))
      await handInGoods(tx, { id, accountId: context.user.id, at: context.now() })
      return { id }
    }),

  update: ({ id, ...change }, context) =>
    selling(context, async (tx, shopId) => {
      const row = await heldGoods(tx, context.user.id, id)
      const { lots, ...fields } = change
      const before = draftOf(row)
      const whole = { ...before, ...fields }
      refuse(faultOf(whole))
      const status = isReviewed(fields, before) ? 'pending' : row.status
      await tx
        .updateTable('mall_goods')
        .set({ ...columnsOf(whole, await subjectOf(tx, whole)), status, updated_at: context.now() })
        .where('id', '=', id)
        .execute()
      if (lots) await replaceLots(tx, id, lots, context.now())
      if (status === 'pending') await handInGoods(tx, { id, accountId: context.user.id, at: context.now() })
      await showGoods(tx, shopId)
      return null
    }),

  shelve: ({ ids, status }, context) =>
    selling(context, async (tx, shopId) => {
      const rows = await ownGoods(tx, context.user.id).where('mall_goods.id', '=', oneOf(ids)).execute()
      if (rows.length < new Set(ids).size) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
      const waiting = rows.find((row) => row.status === 'pending' || row.status === 'rejected')
      if (waiting) throw new Refusal(`${waiting.model} 还没有通过审核，不能上架或下架`, 'CONFLICT')
      await tx
        .updateTable('mall_goods')
        .set({ status: status === 1 ? 'on' : 'off', updated_at: context.now() })
        .where('id', '=', oneOf(ids))
        .execute()
      await showGoods(tx, shopId)
      return null
    }),

  setStock: ({ id, lotId, stock }, context) =>
    selling(context, async (tx) => {
      await heldGoods(tx, context.user.id, id)
      const lots = await tx.selectFrom('goods_lot').select('id').where('goods_id', '=', id).execute()
      if (lotId === undefined && lots.length > 1) throw new Refusal('有多个批次，请指明改哪一个', 'CONFLICT')
      const lot = lots.find((one) => one.id === (lotId ?? one.id))
      if (!lot) throw new Refusal('没有找到这个批次', 'NOT_FOUND')
      await tx.updateTable('goods_lot').set({ stock }).where('id', '=', lot.id).execute()
      await sumStock(tx, id, context.now())
      return null
    }),

  remove: ({ ids }, context) =>
    selling(context, async (tx, shopId) => {
      const own = await ownGoods(tx, context.user.id).where('mall_goods.id', '=', oneOf(ids)).execute()
      if (own.length < new Set(ids).size) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
      await tx.updateTable('mall_goods').set({ is_deleted: true, status: 'off' }).where('id', '=', oneOf(ids)).execute()
      await showGoods(tx, shopId)
      return null
    }),

  async importFile(told, context) {
    await shopOf(context.db, context.user.id)
    return startTask(context, { kind: 'goods' }, told)
  },

  template: () => sheetFile('商品模板', [templateColumns]),
}

/** Puts new goods into a shop, any number in two statements, where they wait for the desk; answers their numbers. */
export async function addGoods(
  tx: Db,
  { shopId, at }: { shopId: number; at: Date },
  goods: readonly WholeGoods[],
  known: Known,
): Promise<number[]> {
  if (goods.length === 0) return []
  const rows = goods.map((draft) => ({
    ...columnsOf(draft, subjectIn(known, draft)),
    merchant_id: shopId,
    currency: draft.currency,
    stock: piecesOf(draft.lots),
    status: 'pending' as const,
    created_at: at,
    updated_at: at,
  }))
  const made = await tx.insertInto('mall_goods').values(rows).returning('id').execute()
  const lots = made.flatMap(({ id }, place) => lotRows(id, goods[place]?.lots ?? []))
  await tx.insertInto('goods_lot').values(lots).execute()
  return made.map(({ id }) => id)
}

function refuse(fault: string | undefined): void {
  if (fault) throw new Refusal(fault, 'CONFLICT')
}

/** Acts for the shop that somebody keeps, one act after another: what lists tell of it is counted with it. */
function selling<T>({ db, user }: Selling, act: (tx: Db, shopId: number) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => act(tx, await shopOf(tx, user.id)))
}

/** The shop that somebody keeps, held until the transaction ends. */
export async function shopOf(tx: Db, accountId: number): Promise<number> {
  const shop = await tx
    .selectFrom('merchant')
    .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
    .select(['merchant.id', 'enterprise.name', 'enterprise.status', 'block_reason'])
    .where('account_id', '=', accountId)
    .forNoKeyUpdate('merchant')
    .executeTakeFirst()
  if (!shop) throw new Refusal('开店后才能管理商品', 'FORBIDDEN')
  if (shop.status === 'blocked') throw new Refusal(whyBlocked(shop), 'FORBIDDEN')
  return shop.id
}

/** Goods of one's own, held until the transaction ends: an order that takes pieces waits. */
async function heldGoods(tx: Db, accountId: number, id: number): Promise<OwnRow> {
  await tx.selectFrom('mall_goods').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const row = await ownGoods(tx, accountId).where('mall_goods.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
  return row
}
