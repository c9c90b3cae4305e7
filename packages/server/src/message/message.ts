import type { message } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { sendLetter } from './letter.ts'
import { messagesOf, present } from './message-row.ts'
import { wake } from './unread-hub.ts'

export const messageHandlers: HandlersOf<typeof message> = {
  async list({ type, isRead, ...page }, { db, user }) {
    const query = messagesOf(db, user.id)
      .$if(type !== undefined, (messages) => messages.where('kind', '=', type ?? 'mail'))
      .$if(isRead !== undefined, (messages) => messages.where('is_read', '=', isRead === true))
      .orderBy('message.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(present), totalRecord: total }
  },

  async detail({ id }, { db, user }) {
    const row = await messagesOf(db, user.id).where('message.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这条消息', 'NOT_FOUND')
    return present(row)
  },

  async read({ ids }, { db, user }) {
    await db
      .updateTable('message')
      .set({ is_read: true })
      .where('account_id', '=', user.id)
      .where('id', 'in', ids)
      .where('is_read', '=', false)
      .execute()
    await wake(db, user.id)
    return null
  },

  async readAll({ type }, { db, user }) {
    await db
      .updateTable('message')
      .set({ is_read: true })
      .where('account_id', '=', user.id)
      .where('is_read', '=', false)
      .$if(type !== undefined, (messages) => messages.where('kind', '=', type ?? 'mail'))
      .execute()
    await wake(db, user.id)
    return null
  },

  async remove({ ids }, { db, user }) {
    await db.deleteFrom('message').where('account_id', '=', user.id).where('id', 'in', ids).execute()
    await wake(db, user.id)
    return null
  },

  send: ({ toId, title, content }, context) => sendLetter(context, { to: toId, title, content }),
}
