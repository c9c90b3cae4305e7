import type { social } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import { maskMobile } from '@xinpu/sdk/format'
import { holdsContact } from '@xinpu/trade/demand-text'
import type { Context, ContextFor } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { newTicket, ticketStatus } from '../social/qr-ticket.ts'
import type { SocialIdentity, SocialKind } from '../social/social-provider.ts'
import { inviterOf } from './new-account.ts'
import { needProof } from './proof.ts'
import { newSecret } from '../core/secrets.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { beginSession } from './session-store.ts'
import { throttlePlace } from '../core/throttle.ts'
import { tellWayIn } from './way-in-news.ts'

const ticketsFromOneAddress = { most: 60, minutes: 10 }
const names: Record<SocialKind, string> = { wx: '微信', qq: 'QQ' }

export const socialHandlers: HandlersOf<typeof social> = {
  async bindings(_, { db, user }) {
    const account = await db.selectFrom('account').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
    const bound = await db.selectFrom('social_account').selectAll().where('account_id', '=', user.id).execute()
    const of = (kind: SocialKind) => bound.find(({ provider }) => provider === kind)
    const [wx, qq] = [of('wx'), of('qq')]
    return {
      ...(account.mobile && { mobile: maskMobile(account.mobile) }),
      ...(account.email && account.email_proved && { email: maskEmail(account.email) }),
      wxBound: wx !== undefined,
      ...(wx && { wxNickName: wx.nick_name }),
      qqBound: qq !== undefined,
      ...(qq && { qqNickName: qq.nick_name }),
    }
  },

  loginByWx: (input, context) => logIn(context, 'wx', input),
  loginByQq: (input, context) => logIn(context, 'qq', input),
  bindWx: (input, context) => bind(context, 'wx', input),
  bindQq: (input, context) => bind(context, 'qq', input),
  unbindWx: ({ proof }, context) => unbind(context, 'wx', proof),
  unbindQq: ({ proof }, context) => unbind(context, 'qq', proof),

  async authorizeUrl({ provider, redirectUri }, { social: providers, settings }) {
    if (new URL(redirectUri).origin !== new URL(settings.origin).origin)
      throw new Refusal('返回地址不是本站页面', 'FORBIDDEN')
    const state = newSecret()
    return { url: providers[provider].authorizeUrl(state, redirectUri), state }
  },

  async qrcode(_, context) {
    await throttlePlace(context, 'qr', ticketsFromOneAddress)
    if (!context.settings.hasSandbox) throw new Refusal('扫码登录暂未开通，请使用其他方式登录')
    const { ticket, expireTime } = await newTicket(context)
    return { ticket, url: `${context.settings.origin}/sandbox/phone?ticket=${ticket}`, expireTime }
  },

  qrcodeStatus: ({ ticket }, context) => ticketStatus(context, ticket),
}

interface Granted {
  authorizationCode: string
  shareCode?: string | undefined
  agreed?: readonly number[] | undefined
}

async function logIn(context: Context, kind: SocialKind, { authorizationCode, shareCode, agreed }: Granted) {
  const identity = await context.social[kind].identify(authorizationCode)
  const account = (await accountOf(context, kind, identity.subject)) ?? (await join(context, kind, identity, shareCode))
  refuseBlocked(account)
  return { lognUser: await beginSession(context, account, { agreed }) }
}

const accountOf = ({ db }: Pick<Context, 'db'>, kind: SocialKind, subject: string) =>
  db
    .selectFrom('social_account')
    .innerJoin('account', 'account.id', 'social_account.account_id')
    .selectAll('account')
    .where('provider', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Two logins of one new person at once make one account: the table decides. */
async function join(context: Context, kind: SocialKind, identity: SocialIdentity, shareCode: string | undefined) {
  const { db } = context
  const inviter = shareCode ? await inviterOf(context, shareCode) : undefined
  await db.transaction().execute(async (transaction) => {
    const account = await transaction
      .insertInto('account')
      .values({ mobile: null, nick_name: nickNameOf(identity, kind), invited_by: inviter ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const joined = await transaction
      .insertInto('social_account')
      .values({ provider: kind, subject: identity.subject, account_id: account.id, nick_name: identity.nickName })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .returning('account_id')
      .executeTakeFirst()
    if (!joined) await transaction.deleteFrom('account').where('id', '=', account.id).execute()
  })
  const account = await accountOf(context, kind, identity.subject)
  if (!account) throw new Error('A social account lost its owner.')
  return account
}

const nickNameOf = ({ nickName }: SocialIdentity, kind: SocialKind) =>
  (!holdsContact(nickName) && nickName.trim().slice(0, 20)) || `${names[kind]}用户`

async function bind(
  context: ContextFor<'user'>,
  kind: SocialKind,
  { authorizationCode, proof }: { authorizationCode: string; proof: string },
) {
  await needProof(context, proof)
  const { db, user } = context
  const { subject, nickName } = await context.social[kind].identify(authorizationCode)
  await db
    .insertInto('social_account')
    .values({ provider: kind, subject, account_id: user.id, nick_name: nickName })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const owner = await accountOf(context, kind, subject)
  if (owner?.id === user.id) {
    await tellWayIn(context, `绑定了${names[kind]}`)
    return null
  }
  throw new Refusal(owner ? `该${names[kind]}已绑定其他账号` : `当前账号已绑定其他${names[kind]}，请先解绑`, 'CONFLICT')
}

/** Nobody locks themselves out: a number, or the other social account, stays. */
async function unbind(context: ContextFor<'user'>, kind: SocialKind, proof: string) {
  await needProof(context, proof)
  const { db, user } = context
  const { mobile } = await db.selectFrom('account').select('mobile').where('id', '=', user.id).executeTakeFirstOrThrow()
  const bound = await db.selectFrom('social_account').select('provider').where('account_id', '=', user.id).execute()
  const others = bound.filter(({ provider }) => provider !== kind)
  if (mobile === null && others.length === 0) throw new Refusal('请先绑定手机号码，再解除绑定', 'CONFLICT')
  await db.deleteFrom('social_account').where('account_id', '=', user.id).where('provider', '=', kind).execute()
  await tellWayIn(context, `解绑了${names[kind]}`)
  return null
}

const maskEmail = (email: string) => email.replace(/^(.)[^@]*(?=@)/, '$1***')
