import type { platform } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { setArticleStatus } from '../article/taking-down.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { wake } from '../message/unread-hub.ts'

export const platformHandlers: HandlersOf<typeof platform> = {
  async feedback({ type, ...page }, { db }) {
    const { rows, total } = await paginate(db, feedbackOf(db, type), page)
    const data = rows.map((row) => ({
      id: row.id,
      type: row.type,
      typeName: row.label,
      content: row.content,
      contact: row.contact,
      user: { id: row.account_id, avatar: row.avatar, nickName: row.nick_name },
      createTime: row.created_at.toISOString(),
    }))
    return { data, totalRecord: total }
  },

  async setArticleStatus({ id, status }, { db }) {
    await db.transaction().execute((tx) => setArticleStatus(tx, id, status))
    return null
  },

  async setConfig({ key, value }, { db }) {
    await db
      .insertInto('setting')
      .values({ key, value: String(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(value) }))
      .execute()
    return null
  },

  async sendMessage({ title, content, userIds }, { db, now }) {
    const people = userIds && [...new Set(userIds)]
    await db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows: told = 0n } = await tell(tx, { title, content, people, at: now() })
      if (people && Number(told) !== people.length) throw new Refusal('有收件人不存在，消息未发送', 'NOT_FOUND')
      await wake(tx, ...(people ?? []))
    })
    return null
  },
}

const feedbackOf = (db: Db, type?: number) =>
  db
    .selectFrom('feedback')
    .innerJoin('feedback_category', 'feedback_category.id', 'category_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['feedback.id', 'category_id as type', 'label', 'content', 'contact', 'feedback.created_at'])
    .select(['account_id', 'avatar', 'nick_name'])
    .$if(type !== undefined, (found) => found.where('category_id', '=', type ?? 0))
    .orderBy('feedback.id', 'desc')

interface Notice {
  title: string
  content: string
  /** Absent for everybody. */
  people: number[] | undefined
  at: Date
}

/** One statement for one person as for a million. */
const tell = (db: Db, { title, content, people, at }: Notice) =>
  db
    .insertInto('message')
    .columns(['account_id', 'kind', 'title', 'content', 'created_at'])
    .expression(({ selectFrom }) =>
      selectFrom('account')
        .select([
          'id',
          sql<'platform'>`'platform'`.as('kind'),
          sql<string>`${title}::text`.as('title'),
          sql<string>`${content}::text`.as('content'),
          sql<Date>`${at}::timestamptz`.as('created_at'),
        ])
        .$if(people !== undefined, (found) => found.where('id', 'in', people ?? [])),
    )
    .executeTakeFirstOrThrow()
