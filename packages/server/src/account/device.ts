import type { device } from '@xinpu/contract/account'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { wake } from '../message/unread-hub.ts'
import { deviceName } from './device-name.ts'
import { endOtherSessions } from './session-store.ts'

export const deviceHandlers: HandlersOf<typeof device> = {
  async list(page, { db, user, now }) {
    const query = db
      .selectFrom('session')
      .select(['id', 'device', 'address', 'created_at', 'seen_at'])
      .where('account_id', '=', user.id)
      .where('sid_expires', '>', now())
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const data = rows.map((row) => ({
      id: row.id,
      device: deviceName(row.device),
      ip: row.address,
      createTime: row.created_at.toISOString(),
      lastTime: row.seen_at.toISOString(),
      current: row.id === user.sessionId,
    }))
    return { data, totalRecord: total }
  },

  async revoke({ ids }, context) {
    const { db, user } = context
    if (!ids) await endOtherSessions(context, user)
    else await db.deleteFrom('session').where('account_id', '=', user.id).where('id', 'in', ids).execute()
    await wake(db, user.id)
    return null
  },
}
