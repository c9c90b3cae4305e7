import type { follow } from '@xinpu/contract/account'
import { followedBy } from '../article/follow-queries.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { presentPerson, shownName } from './person.ts'

const none = { data: [], totalRecord: 0 }

export const followListHandlers: HandlersOf<typeof follow> = {
  async fans(page, { db, user }) {
    const query = db
      .selectFrom('follow')
      .innerJoin('author', 'author.id', 'follow.target_id')
      .innerJoin('account', 'account.id', 'follow.account_id')
      .select(['account.id', 'account.avatar', 'account.nick_name as nickName'])
      .where('follow.type', '=', 'author')
      .where('author.account_id', '=', user.id)
      .where('account.is_blocked', '=', false)
      .orderBy('follow.created_at', 'desc')
      .orderBy('account.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentPerson), totalRecord: total }
  },

  async list({ type, ...page }, { db, user, brought }) {
    // Circles have calls of their own.
    if (type === 'group') return none
    const kind = brought.follows[type]
    if (kind === 'unbuilt') return none
    const { rows, total } = await paginate(db, followedBy(db, user.id, type, kind), page)
    const data = rows.map(({ id, name, logo, created_at }) => ({
      id,
      name: type === 'author' ? shownName(name) : name,
      imgUrl: logo,
      type,
      createTime: created_at.toISOString(),
    }))
    return { data, totalRecord: total }
  },
}
