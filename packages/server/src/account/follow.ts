import type { follow } from '@xinpu/contract/account'
import { followedBy } from '../article/follow-queries.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import type { Unbuilt } from './index.ts'

const none = { data: [], totalRecord: 0 }

export const followListHandlers: HandlersOf<typeof follow, Unbuilt['follow']> = {
  async list({ type, ...page }, { db, user, brought }) {
    // Circles have calls of their own.
    if (type === 'group') return none
    const kind = brought.follows[type]
    if (kind === 'unbuilt') return none
    const { rows, total } = await paginate(db, followedBy(db, user.id, type, kind), page)
    const data = rows.map(({ id, name, logo, created_at }) => ({
      id,
      name,
      imgUrl: logo,
      type,
      createTime: created_at.toISOString(),
    }))
    return { data, totalRecord: total }
  },
}
