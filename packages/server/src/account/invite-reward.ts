import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { giveDays } from '../portal/membership.ts'
import { shownName } from './person.ts'

const day = 24 * 60 * 60_000
/** Days of membership for each who was invited and came back. */
export const rewardDays = 7
/** People for whom somebody is rewarded within a year: numbers can be bought. */
const mostAYear = 20
/** Rewards of one round; the next takes the rest. */
const mostAtOnce = 500

/**
 * Rewards whoever invited people that use the site: those who were seen again a day or more after they registered. Each
 * is rewarded once, however many servers go round. Answers how many were rewarded. For a daily round.
 */
export async function rewardInvitations({ db, now }: Pick<House, 'db' | 'now'>): Promise<number> {
  const at = now()
  let count = 0
  for (const invited of await dueAt(db, at)) count += (await reward(db, invited, at)) ? 1 : 0
  return count
}

interface Invited {
  id: number
  nick_name: string
  inviter: number
}

/** Of each inviter no more than are still rewarded this year: who waits for the next one is in nobody's way. */
async function dueAt(db: Db, at: Date): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    select id, nick_name, inviter from (
      select invited.id, invited.nick_name, inviter.id as inviter,
        row_number() over (partition by inviter.id order by invited.id) as place
      from account as invited join account as inviter on inviter.id = invited.invited_by
      where invited.invite_rewarded_at is null and not invited.is_blocked and not inviter.is_blocked
        and invited.seen_at >= invited.created_at + interval '1 day' and invited.seen_at <= ${at}::timestamptz
    ) as due
    where place <= ${mostAYear} - (
      select count(*) from invite_reward where inviter_id = due.inviter and at > ${yearBefore(at)}::timestamptz)
    order by id limit ${mostAtOnce}`.execute(db)
  return rows
}

const yearBefore = (at: Date): Date => new Date(at.getTime() - 365 * day)

/** Two servers that come to the same person at once: one of them finds that it is done. */
const reward = (db: Db, { id, nick_name, inviter }: Invited, at: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Whoever invited is held: what was given within a year is counted by one at a time.
    await tx.selectFrom('account').select('id').where('id', '=', inviter).forNoKeyUpdate().execute()
    if ((await rewardedSince(tx, inviter, yearBefore(at))) >= mostAYear) return false
    const marked = await tx
      .updateTable('account')
      .set({ invite_rewarded_at: at })
      .where('id', '=', id)
      .where('invite_rewarded_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!marked) return false
    await tx.insertInto('invite_reward').values({ inviter_id: inviter, at }).execute()
    const { plan } = await giveDays(tx, inviter, rewardDays, at)
    await notify(tx, {
      to: inviter,
      kind: 'notification',
      title: `邀请奖励：${plan.name}会员 ${rewardDays} 天`,
      content: `您邀请的${shownName(nick_name)}已开始使用芯谱，${plan.name}会员已为您延长 ${rewardDays} 天。`,
      url: '/userCenter/manage/promotion',
    })
    return true
  })

async function rewardedSince(tx: Db, inviter: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('invite_reward')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('inviter_id', '=', inviter)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
