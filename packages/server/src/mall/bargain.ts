import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { bargain } from '@xinpu/contract/mall'
import type { Context, User } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { bargainTime, moveBargain, tellBargain, unknownBargain } from './bargain-move.ts'
import { offer } from './bargain-offer.ts'
import { bargainPage, bargains, presentBargains } from './bargain-queries.ts'
import { agreedPrice } from './bargain-price.ts'

type Asking = Context & { user: User }

export const bargainHandlers: HandlersOf<typeof bargain> = {
  add: async (asked, context) => shown(context, await offer(context, asked)),

  list: (asked, { db, user, now }) => bargainPage(db, asked, { side: 'buyer', userId: user.id, at: now() }),

  detail: ({ id }, context) => shown(context, id),

  cancel: ({ id }, { db, user, now }) =>
    db.transaction().execute(async (tx) => {
      const row = await moveBargain(tx, { action: 'cancel', id, userId: user.id, at: now() })
      await tellBargain(tx, row, 'seller', '买家撤回了议价')
      return null
    }),

  received: (asked, { db, user, now }) => bargainPage(db, asked, { side: 'seller', userId: user.id, at: now() }),

  reply: async ({ status, ...answer }, context) => {
    await (status === 'accepted' ? accept(context, answer) : refuse(context, answer))
    return null
  },
}

/** One offer, for its buyer and its seller. */
async function shown({ db, user, now }: Asking, id: number): Promise<bargain.Bargaining> {
  const rows = await bargains(db, now())
    .where('goods_bargain.id', '=', id)
    .where(({ eb, or }) => or([eb('goods_bargain.account_id', '=', user.id), eb('merchant.account_id', '=', user.id)]))
    .execute()
  const [one] = await presentBargains(db, rows, user.id)
  if (!one) throw unknownBargain()
  return one
}

type Answer = Omit<ParsedOf<typeof bargain.reply>, 'status'>

/** Accepts an offer, or one at a price of the seller's; from then on the buyer has their time to order. */
async function accept({ db, user, now }: Asking, { id, replyPrice, remark = '' }: Answer): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const moving = { action: 'accept', id, userId: user.id, at } as const
    const { agreed, isCounter } = await agreedPrice(tx, moving, replyPrice)
    const row = await moveBargain(tx, moving, {
      reply_micro: String(agreed),
      reply_remark: remark,
      replied_at: at,
      expires_at: new Date(at.getTime() + bargainTime),
    })
    await tellBargain(tx, row, 'buyer', isCounter ? '店铺回了一个价，请确认后下单' : '店铺接受了您的出价，请下单')
  })
}

/** Turns an offer down; the buyer may make another. */
async function refuse({ db, user, now }: Asking, { id, remark = '' }: Answer): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const said = { reply_remark: remark, replied_at: at }
    const row = await moveBargain(tx, { action: 'refuse', id, userId: user.id, at }, said)
    await tellBargain(tx, row, 'buyer', '店铺没有接受您的出价')
  })
}
