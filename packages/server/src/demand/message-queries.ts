import type { message } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'

/** Answers that one message shows; a post is no forum. */
const mostAnswers = 50

/** Messages with those who left them. */
export const messages = (db: Db) =>
  db
    .selectFrom('demand_message')
    .innerJoin('account', 'account.id', 'demand_message.account_id')
    .selectAll('demand_message')
    .select(['account.avatar', 'account.nick_name'])

type Row = Awaited<ReturnType<ReturnType<typeof messages>['executeTakeFirstOrThrow']>>

/** The answers to some messages, in the order they came. */
export const answersOf = (db: Db, ids: readonly number[]): Promise<Row[]> =>
  messages(db)
    .where('parent_id', '=', oneOf(ids))
    .orderBy('demand_message.id')
    .limit(ids.length * mostAnswers)
    .execute()

export const presentThreads = (rows: readonly Row[], answers: readonly Row[]): message.DemandMessage[] => {
  const byThread = Map.groupBy(answers, ({ parent_id }) => parent_id)
  return rows.map((row) => presentMessage(row, byThread.get(row.id) ?? []))
}

export const presentMessage = (row: Row, answers: readonly Row[]): message.DemandMessage => ({
  id: row.id,
  demandId: row.demand_id,
  user: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
  content: row.content,
  parentId: row.parent_id,
  isRead: row.is_read,
  children: answers.slice(0, mostAnswers).map((answer) => presentMessage(answer, [])),
  createTime: row.created_at.toISOString(),
})

/** The message that one answers: whose it is, and the first of its thread. */
export async function parentOf(db: Db, demandId: number, id: number) {
  const row = await db
    .selectFrom('demand_message')
    .select(['id', 'account_id', 'parent_id'])
    .where('id', '=', id)
    .where('demand_id', '=', demandId)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到要回复的留言，它可能已被删除', 'NOT_FOUND')
  return { account_id: row.account_id, thread: row.parent_id ?? row.id }
}
