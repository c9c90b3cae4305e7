import { oneOf } from '../core/prepared-statement.ts'
import type { ImCard } from '../message/im-card.ts'

/** Goods that a talk shows: those on a shelf. */
export const goodsCard: ImCard = async (db, id) =>
  (
    await db
      .selectFrom('mall_goods')
      .select('model')
      .where('id', '=', id)
      .where('is_shown', '=', true)
      .executeTakeFirst()
  )?.model

/** Orders that a talk shows, where it is a talk of the buyer and whoever keeps the shop. */
export const orderCard: ImCard = async (db, id, readers) =>
  (
    await db
      .selectFrom('mall_order')
      .innerJoin('merchant', 'merchant.id', 'merchant_id')
      .select('no')
      .where('mall_order.id', '=', id)
      .where('mall_order.account_id', '=', oneOf(readers))
      .where('merchant.account_id', '=', oneOf(readers))
      .executeTakeFirst()
  )?.no
