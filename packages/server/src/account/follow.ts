import type { follow } from '@xinpu/contract/account'
import { followedBy, isFollowable } from '../article/follow-queries.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import type { Unbuilt } from '../unbuilt.ts'

export const followListHandlers: HandlersOf<typeof follow, Unbuilt['account']['follow']> = {
  async list({ type, ...page }, { db, user }) {
    if (!isFollowable(type)) return { data: [], totalRecord: 0 }
    const { rows, total } = await paginate(db, followedBy(db, user.id, type), page)
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
