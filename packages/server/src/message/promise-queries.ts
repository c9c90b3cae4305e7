import type { promise } from '@xinpu/contract/message'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { linesOf, presentLine } from './im-lines.ts'

/** Lines that are promises, as the one who asks sees them. */
export const promisesOf = (db: Db, accountId: number) =>
  linesOf(db, accountId)
    .innerJoin('im_promise as promise', 'promise.msg_id', 'line.id')
    .innerJoin('account as marker', 'marker.id', 'promise.marked_by')
    .select(['promise.kept_at', 'marker.id as marker_id', 'marker.avatar as marker_avatar'])
    .select(['marker.nick_name as marker_name', sql<string | null>`promise.due_day::text`.as('due')])

type Row = Awaited<ReturnType<ReturnType<typeof promisesOf>['executeTakeFirstOrThrow']>>

/** A promise as the list beside the talk shows it. */
export function presentPromise(row: Row): promise.ImPromise {
  const { id, sessionId, content, isOwn, createTime } = presentLine(row)
  return {
    id,
    sessionId,
    content,
    isOwn,
    createTime,
    ...(row.due !== null && { dueDay: row.due }),
    isKept: row.kept_at !== null,
    markedBy: presentPerson({ id: row.marker_id, avatar: row.marker_avatar, nickName: row.marker_name }),
  }
}
