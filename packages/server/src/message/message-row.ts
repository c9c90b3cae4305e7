import type { message } from '@xinpu/contract/message'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'

/** The messages of a person, with who caused them. */
export const messagesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('message')
    .leftJoin('account as sender', 'sender.id', 'message.from_id')
    .select([
      'message.id',
      'kind',
      'title',
      'content',
      'target_type',
      'target_id',
      'url',
      'is_read',
      'message.created_at',
      'sender.id as sender_id',
      'sender.avatar as sender_avatar',
      'sender.nick_name as sender_name',
    ])
    .where('account_id', '=', accountId)

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>

/** A message as the inbox shows it. */
export const present = (row: MessageRow): message.MessageVO => ({
  id: row.id,
  type: row.kind,
  title: row.title,
  content: row.content,
  isRead: row.is_read,
  createTime: row.created_at.toISOString(),
  ...(row.sender_id !== null && {
    fromUser: presentPerson({ id: row.sender_id, avatar: row.sender_avatar, nickName: row.sender_name }),
  }),
  ...(row.target_type !== null && { targetType: row.target_type as message.MessageTarget }),
  ...(row.target_id !== null && { targetId: row.target_id }),
  ...(row.url !== null && { url: row.url }),
})
