import type { user } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { withArea } from '../account/login.ts'
import { accountDetails, presentDetail } from '../account/profile.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { deskRolesIn } from './role.ts'
import { wake } from '../message/unread-hub.ts'

export const userHandlers: HandlersOf<typeof user> = {
  async list({ keywords = '', status, ...page }, { db }) {
    const { rows, total } = await paginate(db, accountsLike(db, keywords, status), page)
    const data = rows.map((account) => ({
      ...presentDetail(account),
      status: account.is_blocked ? ('blocked' as const) : ('active' as const),
      deskRoles: deskRolesIn(account.roles),
    }))
    return { data, totalRecord: total }
  },

  async setStatus({ id, status }, { db, user, note }) {
    if (id === user.id && status === 0) throw new Refusal('不能停用自己的账号', 'CONFLICT')
    await db.transaction().execute(async (tx) => {
      note(`${await setBlocked(tx, id, status === 0)}：${status === 0 ? '停用' : '恢复'}`)
      await wake(tx, id)
    })
    return null
  },
}

const accountsLike = (db: Db, keywords: string, status?: user.UserStatus) =>
  accountDetails(db)
    .$if(keywords !== '', (found) =>
      found.where(({ eb, or }) =>
        or([
          sql<boolean>`strpos(lower(nick_name), lower(${keywords})) > 0`,
          eb('mobile', 'in', [keywords, withArea(keywords)]),
        ]),
      ),
    )
    .$if(status !== undefined, (found) => found.where('is_blocked', '=', status === 'blocked'))
    .orderBy('id', 'desc')

/** Whoever is blocked is logged out everywhere at the same instant. */
async function setBlocked(tx: Db, id: number, isBlocked: boolean) {
  const account = await tx
    .updateTable('account')
    .set({ is_blocked: isBlocked })
    .where('id', '=', id)
    .returning('nick_name')
    .executeTakeFirst()
  if (!account) throw new Refusal('没有找到这位用户', 'NOT_FOUND')
  if (isBlocked) await tx.deleteFrom('session').where('account_id', '=', id).execute()
  return account.nick_name
}
