import type { profile } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import { maskMobile } from '@xinpu/sdk/format'
import type { InferResult } from 'kysely'
import { rightsOf } from '../admin/rights.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { membershipOf } from '../enterprise/membership.ts'
import { claimUpload, type UploadClaim } from '../storage/upload-store.ts'
import { exportData } from './data-export.ts'
import { refuseContactName } from './nick-name.ts'
import { presentPerson } from './person.ts'

export const profileHandlers: HandlersOf<typeof profile> = {
  myDetail: (_, { db, user }) => detailOf(db, user.id),

  async info({ id }, { db }) {
    const account = await db
      .selectFrom('account')
      .select(['id', 'avatar', 'nick_name'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!account) throw new Refusal('没有找到这位用户', 'NOT_FOUND')
    return presentPerson({ id: account.id, avatar: account.avatar, nickName: account.nick_name })
  },

  exportData: ({ proof }, context) => exportData(context, proof),

  async update({ nickName, ...told }, { db, user, uuid }) {
    refuseContactName(nickName)
    if (told.email !== undefined) await refuseProvedEmail(db, user.id, told.email)
    if (told.avatar) await claimAvatar(db, { url: told.avatar, accountId: user.id, uuid })
    const changes = { ...told, ...(nickName && { nick_name: nickName }) }
    if (Object.values(changes).some((value) => value !== undefined))
      await db.updateTable('account').set(changes).where('id', '=', user.id).execute()
    return detailOf(db, user.id)
  },

  async identity(_, { db, user }) {
    const isEnterprise = user.roles.has('enterprise')
    const membership = isEnterprise ? await membershipOf(db, user.id) : undefined
    return {
      userId: user.id,
      isEnterprise,
      isEnterpriseCreator: membership?.role === 'creator',
      isAuthor: false,
      isMerchant: user.roles.has('merchant'),
      isMember: false,
      isAdmin: user.roles.has('admin'),
      rights: [...rightsOf(user.roles)],
      ...(membership && { enterpriseId: membership.enterprise_id }),
    }
  },
}

/** What a person may tell of themselves, and leave out. */
const told = ['email', 'sex', 'company', 'position', 'industry', 'province', 'city', 'intro'] as const

/** An address that was proved is changed with a proof (see contact-point.ts): security letters go there. */
async function refuseProvedEmail(db: Db, id: number, email: string) {
  const { email: held, email_proved: isProved } = await db
    .selectFrom('account')
    .select(['email', 'email_proved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!isProved || held === email) return
  const message = '邮箱已验证，请在“账户设置”的“账号绑定”中更换'
  throw new Refusal(message, 'INVALID', { errors: [{ field: 'email', message }] })
}

/** A picture that everybody sees comes from our own server: another address would see who looks. */
async function claimAvatar(db: Db, claim: Omit<UploadClaim, 'purposes'>) {
  if (await claimUpload(db, { ...claim, purposes: ['avatar'] })) return
  throw new Refusal('请上传头像', 'INVALID', { errors: [{ field: 'avatar', message: '请上传头像' }] })
}

const detailOf = async (db: Db, id: number): Promise<profile.UserDetail> =>
  presentDetail(await accountDetails(db).where('id', '=', id).executeTakeFirstOrThrow())

/** Accounts with all that a profile shows. */
export const accountDetails = (db: Db) =>
  db
    .selectFrom('account')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('favour')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'account.id')
        .as('favours'),
    )
    .select(({ selectFrom }) =>
      selectFrom('follow')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'account.id')
        .as('follows'),
    )

type Account = InferResult<ReturnType<typeof accountDetails>>[number]

/** A profile as its owner and the back office see it. */
export function presentDetail(account: Account): profile.UserDetail {
  return {
    id: account.id,
    avatar: account.avatar,
    nickName: account.nick_name,
    mobile: account.mobile ? maskMobile(account.mobile) : '',
    hasPassword: account.password_hash !== null,
    isHistoryPaused: account.pauses_history,
    favourCount: account.favours ?? 0,
    followCount: account.follows ?? 0,
    createTime: account.created_at.toISOString(),
    ...Object.fromEntries(told.flatMap((name) => (account[name] ? [[name, account[name]]] : []))),
  }
}
