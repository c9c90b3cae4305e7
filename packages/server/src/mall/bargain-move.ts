import { Refusal } from '@xinpu/contract/refusal'
import { formatNumber } from '@xinpu/sdk/format'
import {
  bargainHours,
  bargainMoves,
  liveBargains,
  type BargainAction,
  type BargainSide,
  type BargainState,
} from '@xinpu/trade/order'
import type { UpdateObject } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { notify } from '../message/notify.ts'
import { bargainsOf, type BargainRow } from './bargain-queries.ts'

/** Milliseconds in which a seller answers an offer, and again in which a buyer orders what was accepted. */
export const bargainTime = bargainHours * 60 * 60_000

/** A move of an offer: which one, whose, and when. */
export interface Moving {
  action: BargainAction
  id: number
  userId: number
  at: Date
}

/** The offer that somebody is about to act on; refused in words where its state does not let them. */
export async function movable(db: Db, { action, id, userId, at }: Moving): Promise<BargainRow> {
  const { by, from } = bargainMoves[action]
  const row = await bargainsOf(db, at, by, userId).where('goods_bargain.id', '=', id).executeTakeFirst()
  if (!row) throw unknownBargain()
  if (!from.includes(row.standing)) throw new Refusal(stateWords[row.standing], 'CONFLICT')
  return row
}

export const unknownBargain = () => new Refusal('没有找到这笔议价', 'NOT_FOUND')

const stateWords: Record<BargainState, string> = {
  waiting: '店铺还没有回复这笔议价',
  accepted: '这笔议价已被接受',
  refused: '这笔议价已被拒绝',
  cancelled: '这笔议价已被撤回',
  ordered: '这笔议价已下单',
  expired: '这笔议价已过期',
}

/**
 * Moves an offer by the table of its life. The statement holds the conditions, so that of two who act at once one is
 * first, and the other one is told what became of it.
 */
export async function moveBargain(
  tx: Db,
  moving: Moving,
  set: UpdateObject<Tables, 'goods_bargain'> = {},
): Promise<BargainRow> {
  const row = await movable(tx, moving)
  const { from, to } = bargainMoves[moving.action]
  const moved = await tx
    .updateTable('goods_bargain')
    .set({ status: to, ...set })
    .where('id', '=', moving.id)
    .where('status', 'in', [...from])
    .where('expires_at', '>', moving.at)
    .returning('id')
    .executeTakeFirst()
  // Somebody was first after it was read: it is read again for what they did.
  if (!moved) await movable(tx, moving)
  if (!moved) throw new Refusal('这笔议价刚有变化，请刷新后再试', 'CONFLICT')
  return row
}

/** Tells the other side of an offer. */
export const tellBargain = (tx: Db, row: BargainRow, to: BargainSide, title: string) =>
  notify(tx, {
    to: to === 'buyer' ? row.account_id : row.seller_id,
    kind: 'notification',
    title,
    content: `${row.model}，${formatNumber(row.quantity)} 片，${row.merchant_name}`,
    url: `/mall/userCenter?${to === 'seller' ? 'role=seller&' : ''}tab=bargain&id=${row.id}`,
  })

/** Which offers are looked at: one that a buyer has under way for goods, or all. */
type Due = { buyerId: number; goodsId: number } | { all: true }

/** Ends offers whose time ran out; answers how many. Doing it twice is once. */
export async function expireDue(db: Db, now: Date, due: Due): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('goods_bargain')
    .set({ status: 'expired' })
    .where('status', 'in', [...liveBargains])
    .where('expires_at', '<=', now)
    .$if('goodsId' in due, (found) =>
      found
        .where('account_id', '=', 'goodsId' in due ? due.buyerId : 0)
        .where('goods_id', '=', 'goodsId' in due ? due.goodsId : 0),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
