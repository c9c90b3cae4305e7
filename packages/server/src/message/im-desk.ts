import type { profile } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import { presentPerson, shownName } from '../account/person.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { countBeginning, type Pinned } from './im-open.ts'
import { seatIn, wakeTalks, type Seat } from './im-seats.ts'
import { noTalk } from './no-talk.ts'
import { notify } from './notify.ts'

type Asking = Context & { user: User }

/** The talk with the desk of a certified company, opened where there is none; answers its number. */
export async function openDesk(context: Asking, enterpriseId = 0, pinned?: Pinned): Promise<number> {
  const { db, user } = context
  const known = await deskTalk(db, user.id, enterpriseId)
  if (known === undefined) await mayCome(context, enterpriseId)
  return db.transaction().execute(async (tx) => {
    const id = known ?? (await begin(tx, { guest: user.id, enterpriseId, at: context.now() }))
    await tx
      .updateTable('im_member')
      .set({ is_shown: true })
      .where('session_id', '=', id)
      .where('account_id', '=', user.id)
      .execute()
    if (pinned) await tx.updateTable('im_session').set(pinned).where('id', '=', id).execute()
    return id
  })
}

const deskTalk = async (db: Db, guest: number, enterpriseId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('im_session')
      .select('id')
      .where('guest_id', '=', guest)
      .where('enterprise_id', '=', enterpriseId)
      .executeTakeFirst()
  )?.id

/** A desk is where a certified company has somebody; its own people do not come to it as guests. */
async function mayCome(context: Asking, enterpriseId: number): Promise<void> {
  const people = await context.db
    .selectFrom('enterprise_member')
    .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
    .select(['account_id', 'role'])
    .where('enterprise_id', '=', enterpriseId)
    .where('enterprise_member.status', '=', 'joined')
    .where('enterprise.status', '=', 'certified')
    .where((on) => on.or([on('role', '=', 'creator'), on('account_id', '=', context.user.id)]))
    .execute()
  if (people.some(({ account_id }) => account_id === context.user.id))
    throw new Refusal('这是您自己的企业，不能和自己对话', 'INVALID')
  if (people.length === 0) throw new Refusal('这家企业还没有人在线上接待', 'NOT_FOUND')
  await countBeginning(context)
}

async function begin(tx: Db, { guest, enterpriseId, at }: { guest: number; enterpriseId: number; at: Date }) {
  await tx
    .insertInto('im_session')
    .values({ guest_id: guest, enterprise_id: enterpriseId, created_at: at, topic: null, topic_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const id = await deskTalk(tx, guest, enterpriseId)
  if (id === undefined) throw noTalk()
  await tx
    .insertInto('im_member')
    .values([
      { session_id: id, account_id: guest, last_at: at },
      { session_id: id, enterprise_id: enterpriseId, peer_id: guest, last_at: at },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** Whom a talk can be handed to: two hundred colleagues at most, by name. */
export async function colleaguesIn(db: Db, { enterprise_id, peer_id }: Seat): Promise<profile.UserBrief[]> {
  if (enterprise_id === null) throw noTalk()
  const rows = await peopleOf(db, enterprise_id)
    .where('account.id', '<>', peer_id ?? 0)
    .orderBy('nick_name')
    .orderBy('account.id')
    .limit(200)
    .execute()
  return rows.map(({ id, avatar, nick_name }) => presentPerson({ id, avatar, nickName: nick_name }))
}

const peopleOf = (db: Db, enterpriseId: number) =>
  db
    .selectFrom('enterprise_member')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id', 'avatar', 'nick_name'])
    .where('enterprise_id', '=', enterpriseId)
    .where('status', '=', 'joined')
    .where('is_blocked', '=', false)

/** Who hands over what somebody else has taken meanwhile is told so; a colleague who gets a talk is told, too. */
export async function assignTalk(
  { db, user }: Asking,
  sessionId: number,
  { keeperId, seenId }: { keeperId: number; seenId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const seat = await seatIn(tx, user.id, sessionId)
    if (seat.enterprise_id === null) throw noTalk()
    const found = await peopleOf(tx, seat.enterprise_id).where('account.id', '=', keeperId).executeTakeFirst()
    if (!found || found.id === seat.peer_id) throw new Refusal('没有找到这位同事', 'NOT_FOUND')
    const moved = await tx
      .updateTable('im_member')
      .set({ keeper_id: keeperId })
      .where('id', '=', seat.id)
      .where((on) => on.or([on('keeper_id', 'is not distinct from', seenId || null), on('keeper_id', '=', keeperId)]))
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw new Refusal('已有同事接手，请看过再转', 'CONFLICT')
    if (keeperId !== user.id && seat.keeper_id !== keeperId) await tellKeeper(tx, sessionId, { keeperId, by: user.id })
    await wakeTalks(tx, sessionId)
  })
}

async function tellKeeper(tx: Db, sessionId: number, { keeperId, by }: { keeperId: number; by: number }) {
  const guest = await tx
    .selectFrom('im_session')
    .innerJoin('account', 'account.id', 'guest_id')
    .select('nick_name')
    .where('im_session.id', '=', sessionId)
    .executeTakeFirstOrThrow()
  await notify(tx, {
    to: keeperId,
    from: by,
    kind: 'notification',
    title: '同事转给您一个会话',
    content: `请接待${shownName(guest.nick_name)}`,
    url: `/im?session=${sessionId}`,
  })
}
