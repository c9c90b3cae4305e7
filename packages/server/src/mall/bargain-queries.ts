import type { bargain } from '@xinpu/contract/mall'
import type { Paging } from '@xinpu/contract/page'
import { fromMicro } from '@xinpu/trade/price'
import type { BargainSide, BargainState } from '@xinpu/trade/order'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { goodsNumbered, presentGoods } from './goods-queries.ts'

/** What has become of an offer by a moment: one whose time ran out has expired, before any round says so. */
const standing = (at: Date) => sql<BargainState>`case
  when goods_bargain.status in ('waiting', 'accepted') and expires_at <= ${at} then 'expired'
  else goods_bargain.status end`

/** Offers with who made them, the shop they were made to and its goods, as they stand at a moment. */
export const bargains = (db: Db, at: Date) =>
  db
    .selectFrom('goods_bargain')
    .innerJoin('account', 'account.id', 'goods_bargain.account_id')
    .innerJoin('merchant', 'merchant.id', 'goods_bargain.merchant_id')
    .innerJoin('mall_goods', 'mall_goods.id', 'goods_bargain.goods_id')
    .select(['goods_bargain.id', 'goods_bargain.account_id', 'goods_id', 'quantity', 'remark', 'reply_remark'])
    .select(['order_id', 'goods_bargain.created_at', 'replied_at', 'expires_at', 'nick_name', 'avatar'])
    .select(['merchant.account_id as seller_id', 'merchant.name as merchant_name', 'model'])
    .select([
      standing(at).as('standing'),
      sql<string>`price_micro::text`.as('offered'),
      sql<string | null>`reply_micro::text`.as('agreed'),
    ])

export type BargainQuery = ReturnType<typeof bargains>
export type BargainRow = Awaited<ReturnType<BargainQuery['executeTakeFirstOrThrow']>>

/** Whose offers are looked at: those that a person made, or those made to the shop that a person keeps. */
export const bargainsOf = (db: Db, at: Date, side: BargainSide, userId: number): BargainQuery =>
  bargains(db, at).where(side === 'buyer' ? 'goods_bargain.account_id' : 'merchant.account_id', '=', userId)

interface Asked extends Paging {
  status?: BargainState | undefined
}

interface Looking {
  side: BargainSide
  userId: number
  at: Date
}

/** A page of the offers of one side, newest first. */
export async function bargainPage(db: Db, { status, ...page }: Asked, { side, userId, at }: Looking) {
  const query = bargainsOf(db, at, side, userId)
    .$if(status !== undefined, (found) => found.where(standing(at), '=', status ?? 'waiting'))
    .orderBy('goods_bargain.id', 'desc')
  const { rows, total } = await paginate(db, query, page)
  return { data: await presentBargains(db, rows, userId), totalRecord: total }
}

/** Offers for the wire, their goods read in one statement. */
export async function presentBargains(
  db: Db,
  rows: readonly BargainRow[],
  readerId: number,
): Promise<bargain.Bargaining[]> {
  const known = await goodsNumbered(db, [...new Set(rows.map(({ goods_id }) => goods_id))])
  const byId = new Map(known.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    const goods = byId.get(row.goods_id)
    return goods ? [{ ...presentBargain(row), goods: presentGoods(goods, row.seller_id === readerId) }] : []
  })
}

/** The bridge from the row to the wire. */
const presentBargain = (row: BargainRow): Omit<bargain.Bargaining, 'goods'> => ({
  id: row.id,
  mallGoodsId: row.goods_id,
  buyer: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
  quantity: row.quantity,
  price: fromMicro(BigInt(row.offered)),
  status: row.standing,
  expireTime: row.expires_at.toISOString(),
  createTime: row.created_at.toISOString(),
  ...(row.agreed !== null && { replyPrice: fromMicro(BigInt(row.agreed)) }),
  ...(row.order_id !== null && { orderId: row.order_id }),
  ...told({ remark: row.remark, replyRemark: row.reply_remark, replyTime: row.replied_at?.toISOString() }),
})
