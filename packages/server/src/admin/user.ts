import type { user } from '@xinpu/contract/admin'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { withArea } from '../account/login.ts'
import { accountDetails, presentDetail } from '../account/profile.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { rightsOf } from './rights.ts'
import { deskRolesIn } from './role.ts'
import { wake } from '../message/unread-hub.ts'

export const userHandlers: HandlersOf<typeof user> = {
  async list({ keywords = '', status, ...page }, { db }) {
    const { rows, total } = await paginate(db, accountsLike(db, keywords, status), page)
    const data = rows.map((account) => ({
      ...presentDetail(account),
      status: account.is_blocked ? ('blocked' as const) : ('active' as const),
      deskRoles: deskRolesIn(account.roles),
      ...(account.enterprise && { enterprise: account.enterprise }),
      ...(account.block_reason && { blockReason: account.block_reason }),
      ...(account.closes_at && { closesAt: account.closes_at.toISOString() }),
    }))
    return { data, totalRecord: total }
  },

  async setStatus({ id, status, reason = '' }, { db, user, note }) {
    if (id === user.id && status === 0) throw new Refusal('不能停用自己的账号', 'CONFLICT')
    if (status === 0 && reason === '') throw wrongField('reason', '请填写停用原因')
    await db.transaction().execute(async (tx) => {
      await refuseColleague(tx, id, user.roles)
      const name = await setBlocked(tx, id, status === 0 ? reason : undefined)
      note(`${name}：${status === 0 ? `停用，${reason}` : '恢复'}`)
      await wake(tx, id)
    })
    return null
  },
}

const accountsLike = (db: Db, keywords: string, status?: user.UserStatus) =>
  accountDetails(db)
    .select(({ selectFrom }) =>
      selectFrom('enterprise_member')
        .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
        .select('enterprise.name')
        .whereRef('enterprise_member.account_id', '=', 'account.id')
        .where('enterprise_member.status', '=', 'joined')
        .limit(1)
        .as('enterprise'),
    )
    .$if(keywords !== '', (found) => found.where('account.id', 'in', sql<number>`(${idsLike(keywords)})`))
    .$if(status !== undefined, (found) => found.where('is_blocked', '=', status === 'blocked'))
    .orderBy('account.id', 'desc')

/** Who is meant by some words; each way has an index of its own. */
const idsLike = (keywords: string) => sql`
  select id from account where ${has('account.nick_name', keywords)}
  union select id from account where mobile in (${keywords}, ${withArea(keywords)})
  union select id from account where id = ${/^\d{1,9}$/.test(keywords) ? Number(keywords) : 0}
  union select account_id from enterprise join enterprise_member on enterprise_id = enterprise.id
    where enterprise_member.status = 'joined' and ${has('enterprise.name', keywords)}`

/** Whether some words stand in a text; their signs and pairs are found by an index. */
const has = (column: string, words: string) => sql`sign_pairs(lower(${sql.ref(column)})) @> sign_pairs(lower(${words}))
  and strpos(lower(${sql.ref(column)}), lower(${words})) > 0`

/** Whoever has a role at the desk is blocked and opened by those who give roles: nobody shuts out whoever is above them. */
async function refuseColleague(tx: Db, id: number, roles: Iterable<string>): Promise<void> {
  if (rightsOf(roles).has('role')) return
  const account = await tx.selectFrom('account').select('roles').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!account || deskRolesIn(account.roles).length === 0) return
  throw new Refusal('后台人员只能由负责人停用或恢复', 'FORBIDDEN')
}

/** Whoever is blocked is logged out everywhere at the same instant, and reads why at the next login. */
async function setBlocked(tx: Db, id: number, reason: string | undefined) {
  const account = await tx
    .updateTable('account')
    .set({ is_blocked: reason !== undefined, block_reason: reason ?? '' })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('nick_name')
    .executeTakeFirst()
  if (!account) throw new Refusal('没有找到这位用户', 'NOT_FOUND')
  if (reason !== undefined) await tx.deleteFrom('session').where('account_id', '=', id).execute()
  return account.nick_name
}
