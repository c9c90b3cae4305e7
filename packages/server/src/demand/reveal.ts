import type { contact } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from '../core/context.ts'
import { throttle } from '../core/throttle.ts'
import { contactsOfPeople } from '../enterprise/contact-queries.ts'
import { notify } from '../message/notify.ts'
import { demandSeenBy, statusOf, type DemandRow } from './demand-queries.ts'

/** Whoever collects contacts asks for more than whoever trades. */
const pace = { most: 50, minutes: 24 * 60 }

/** Whom to call about an open post. That somebody asked is kept, and told to the owner the first time. */
export async function revealContact(context: Context & { user: User }, id: number): Promise<contact.ContactVO> {
  const { db, user, now } = context
  const post = await demandSeenBy(db, id, user.id)
  const isMine = post.account_id === user.id
  if (!isMine && statusOf(post, now()) !== 'open') throw new Refusal('这条供求已结束，不再提供联系方式', 'CONFLICT')
  const kept = await contactsOfPeople(db, [post.account_id])
  const called = kept.find((one) => one.id === post.contact_id) ?? kept[0]
  if (!called) throw new Refusal('发布者没有留下联系人，请在下方留言', 'CONFLICT')
  if (!isMine) await noteReveal(context, post)
  return called
}

/** The row of the table decides who was the first, so that a second click tells nobody. */
async function noteReveal(context: Context & { user: User }, { id, account_id, model }: DemandRow): Promise<void> {
  const { db, user, now } = context
  await throttle(context, `contact ${user.id}`, pace)
  await db.transaction().execute(async (tx) => {
    const noted = await tx
      .insertInto('demand_reveal')
      .values({ demand_id: id, account_id: user.id, revealed_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('demand_id')
      .executeTakeFirst()
    if (!noted) return
    await notify(tx, {
      to: account_id,
      from: user.id,
      kind: 'notification',
      title: '有人查看了您的联系方式',
      content: `关于 ${model} 的信息，对方查看了您的联系方式。`,
      url: `/inquiry/demandDetails/${id}`,
    })
  })
}
