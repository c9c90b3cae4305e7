import { Readable } from 'node:stream'
import type { shareCode } from '@xinpu/contract/account'
import { dayBegin, fullDay, maskMobile } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context, House } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { newSecret } from '../core/secrets.ts'
import { throttlePlace } from '../core/throttle.ts'
import { rewardDays } from './invite-reward.ts'
import { presentPerson, shownName } from './person.ts'
import { drawPoster } from './share-poster.ts'

const asking = { most: 60, minutes: 10 }

export const shareCodeHandlers: HandlersOf<typeof shareCode> = {
  async mine(_, context) {
    const code = await codeOf(context)
    const { inviteCount, rewardCount } = await totalsOf(context)
    return { shareCode: code, url: addressOf(context, code), qrcode: '', inviteCount, rewardCount }
  },

  async inviter({ shareCode: code }, context) {
    await throttlePlace(context, 'inviter', asking)
    const user = await context.db
      .selectFrom('account')
      .select(['id', 'avatar', 'nick_name as nickName'])
      .where('share_code', '=', code)
      .where('is_blocked', '=', false)
      .executeTakeFirst()
    return user ? { valid: true, user: presentPerson(user) } : { valid: false }
  },

  async records(page, { db, user }) {
    const query = db
      .selectFrom('account')
      .select(['id', 'avatar', 'nick_name', 'mobile', 'created_at', 'is_blocked', 'invite_rewarded_at'])
      .where('invited_by', '=', user.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const data = rows.map(({ id, avatar, nick_name, mobile, created_at, ...row }) => ({
      id,
      user: presentPerson({ id, avatar, nickName: nick_name }),
      mobile: mobile ? maskMobile(mobile) : '',
      ...outcomeOf(row),
      createTime: created_at.toISOString(),
    }))
    return { data, totalRecord: total }
  },

  totals: (_, context) => totalsOf(context),

  async poster(_, context) {
    const code = await codeOf(context)
    const { nick_name } = await context.db
      .selectFrom('account')
      .select('nick_name')
      .where('id', '=', context.user.id)
      .executeTakeFirstOrThrow()
    const body = await drawPoster({ url: addressOf(context, code), code, name: shownName(nick_name) })
    return { name: `芯谱邀请-${code}.png`, type: 'image/png', body: Readable.from([body]) }
  },
}

const addressOf = ({ settings }: Pick<House, 'settings'>, code: string) =>
  `${settings.origin}/promoteRegistration?shareCode=${code}`

type Asker = Pick<House, 'db' | 'now'> & { user: { id: number } }

/** The first call makes the code; two at once make one. */
async function codeOf({ db, user }: Context & { user: { id: number } }): Promise<string> {
  const fresh = newSecret()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 10)
  const { share_code } = await db
    .updateTable('account')
    .set({ share_code: sql`coalesce(share_code, ${fresh})` })
    .where('id', '=', user.id)
    .returning('share_code')
    .executeTakeFirstOrThrow()
  return share_code ?? fresh
}

/** What was given stays given, whatever becomes of the one who was invited. */
function outcomeOf(row: { is_blocked: boolean; invite_rewarded_at: Date | null }) {
  if (row.invite_rewarded_at) return { status: 'rewarded' as const, reward: `会员 ${rewardDays} 天` }
  return { status: row.is_blocked ? ('invalid' as const) : ('registered' as const) }
}

async function totalsOf({ db, now, user }: Asker) {
  const today = dayBegin(fullDay(now()))
  const { all, fresh, rewarded } = await db
    .selectFrom('account')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where created_at >= ${today})`.as('fresh'),
      sql<number>`count(invite_rewarded_at)`.as('rewarded'),
    ])
    .where('invited_by', '=', user.id)
    .executeTakeFirstOrThrow()
  return { inviteCount: Number(all), rewardCount: Number(rewarded), todayCount: Number(fresh) }
}
