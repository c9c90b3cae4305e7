import type { profile } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import { maskMobile } from '@xinpu/sdk/format'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'

export const profileHandlers: HandlersOf<typeof profile> = {
  myDetail: (_, { db, user }) => detailOf(db, user.id),

  async info({ id }, { db }) {
    const account = await db
      .selectFrom('account')
      .select(['id', 'avatar', 'nick_name'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!account) throw new Refusal('没有找到这位用户', 'NOT_FOUND')
    return { id: account.id, avatar: account.avatar, nickName: account.nick_name }
  },

  async update({ nickName, ...told }, { db, user }) {
    const changes = { ...told, ...(nickName && { nick_name: nickName }) }
    if (Object.values(changes).some((value) => value !== undefined))
      await db.updateTable('account').set(changes).where('id', '=', user.id).execute()
    return detailOf(db, user.id)
  },

  async identity(_, { user }) {
    return {
      userId: user.id,
      isEnterprise: user.roles.has('enterprise'),
      isEnterpriseCreator: false,
      isAuthor: false,
      isMerchant: user.roles.has('merchant'),
      isMember: false,
      isAdmin: user.roles.has('admin'),
    }
  },
}

/** What a person may tell of themselves, and leave out. */
const told = ['email', 'sex', 'company', 'position', 'industry', 'province', 'city', 'intro'] as const

async function detailOf(db: Db, id: number): Promise<profile.UserDetail> {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('favour')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'account.id')
        .as('favours'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id: account.id,
    avatar: account.avatar,
    nickName: account.nick_name,
    mobile: account.mobile ? maskMobile(account.mobile) : '',
    hasPassword: account.password_hash !== null,
    favourCount: account.favours ?? 0,
    createTime: account.created_at.toISOString(),
    ...Object.fromEntries(told.flatMap((name) => (account[name] ? [[name, account[name]]] : []))),
  }
}
