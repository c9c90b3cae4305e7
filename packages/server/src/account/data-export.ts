import { Readable } from 'node:stream'
import { fullDay } from '@xinpu/sdk/format'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Download } from '../core/handlers.ts'
import { agentType, datasheetType } from './recent-views.ts'
import { needProof } from './proof.ts'
import { throttle } from '../core/throttle.ts'
import { zipOf } from '../storage/zip.ts'
import { filesOf, recordsOf } from './own-records.ts'

const pace = { most: 5, minutes: 24 * 60 }
/** Rows that are in memory at a time. */
const pageSize = 500

/**
 * Everything that is kept of a person, as a zip that is written while it is read: what a person looks for in one file, the
 * rows of every table that names them in another, and the files that they sent. Any amount takes the same memory.
 */
export async function exportData(context: Context & { user: User }, proof: string): Promise<Download> {
  await needProof(context, proof)
  const { db, files, user, now } = context
  await throttle(context, `data export ${user.id}`, pace)
  const at = now()
  const profile = await profileOf(db, user.id)
  const texts = [
    { path: '我的数据.json', open: () => Readable.from(jsonOf({ exportTime: at, profile }, listsOf(db, user.id))) },
    { path: '全部记录.json', open: () => Readable.from(jsonOf({ exportTime: at }, recordsOf(db, user.id))) },
  ]
  return {
    name: `芯谱-我的数据-${fullDay(at)}.zip`,
    type: 'application/zip',
    body: await zipOf(files, await filesOf(db, user.id), [], texts),
  }
}

type Lists = Record<string, AsyncIterable<object>>

async function* jsonOf(facts: object, lists: Lists): AsyncGenerator<string> {
  yield JSON.stringify(facts, null, 2).replace(/\n\}$/, '')
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`
    let before = '\n'
    for await (const row of rows) {
      yield `${before}    ${JSON.stringify(row)}`
      before = ',\n'
    }
    yield before === '\n' ? ']' : '\n  ]'
  }
  yield '\n}\n'
}

/** Its rows one by one, asked for page by page; the query has an order that is whole. */
async function* inPages<DB, TB extends keyof DB, Row extends object>(query: SelectQueryBuilder<DB, TB, Row>) {
  for (let offset = 0; ; offset += pageSize) {
    const rows = await query.limit(pageSize).offset(offset).execute()
    yield* rows
    if (rows.length < pageSize) return
  }
}

const profileOf = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'mobile', 'nick_name as nickName', 'avatar', 'sex', 'email', 'email_proved as isEmailProved'])
    .select(['company', 'position', 'industry', 'province', 'city', 'intro', 'roles', 'share_code as shareCode'])
    .select(['pauses_history as isHistoryPaused', 'created_at as createTime'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const listsOf = (db: Db, id: number): Lists => ({ ...savedOf(db, id), ...saidOf(db, id), ...waysOf(db, id) })

/** What the person looked at and kept. */
const savedOf = (db: Db, id: number): Lists => ({
  favourites: inPages(
    db
      .selectFrom('favour')
      .leftJoin('datasheet', 'datasheet.id', 'target_id')
      .select(['type', 'target_id as targetId', 'title', 'tags', 'favour.created_at as createTime'])
      .where('account_id', '=', id)
      .orderBy('type')
      .orderBy('target_id'),
  ),
  views: inPages(
    db
      .selectFrom('recent_view')
      .leftJoin('datasheet', (join) =>
        join.onRef('datasheet.id', '=', 'target_id').on('recent_view.type', '=', datasheetType),
      )
      .leftJoin('seller', (join) => join.onRef('seller.id', '=', 'target_id').on('recent_view.type', '=', agentType))
      .select(['recent_view.type', 'target_id as targetId', 'viewed_at as viewTime'])
      .select(sql<string | null>`coalesce(title, seller.name)`.as('title'))
      .where('account_id', '=', id)
      .orderBy('recent_view.id'),
  ),
  savedSearches: inPages(
    db
      .selectFrom('saved_search')
      .select(['name', 'scene', 'query', 'notify', 'created_at as createTime'])
      .where('account_id', '=', id)
      .orderBy('id'),
  ),
  uploads: inPages(
    db
      .selectFrom('upload')
      .select(['key', 'purpose', 'name', 'file_type as fileType', 'size', 'created_at as createTime'])
      .where('account_id', '=', id)
      .orderBy('key'),
  ),
})

/** What the person wrote to us, and what the person was told. */
const saidOf = (db: Db, id: number): Lists => ({
  feedback: inPages(
    db
      .selectFrom('feedback')
      .innerJoin('feedback_category', 'feedback_category.id', 'category_id')
      .select(['label as type', 'content', 'contact', 'created_at as createTime'])
      .where('account_id', '=', id)
      .orderBy('feedback.id'),
  ),
  recommendations: inPages(
    db
      .selectFrom('agent_recommendation')
      .select(['name', 'website', 'brand_id as brandId', 'remark', 'created_at as createTime'])
      .where('account_id', '=', id)
      .orderBy('id'),
  ),
  messages: inPages(toldIn(db, 'message', id)),
  alerts: inPages(toldIn(db, 'alert', id)),
})

const toldIn = (db: Db, table: 'message' | 'alert', id: number) =>
  db
    .selectFrom(table)
    .select(['kind', 'title', 'content', 'url', 'is_read as isRead', 'created_at as createTime'])
    .where('account_id', '=', id)
    .orderBy('id')

/** How the person comes in, without what would let anybody in; and whom the person works for. */
const waysOf = (db: Db, id: number): Lists => ({
  devices: inPages(
    db
      .selectFrom('session')
      .select(['device', 'address as ip', 'created_at as createTime', 'seen_at as lastTime'])
      .where('account_id', '=', id)
      .orderBy('id'),
  ),
  socialAccounts: inPages(
    db
      .selectFrom('social_account')
      .select(['provider', 'nick_name as nickName', 'created_at as createTime'])
      .where('account_id', '=', id)
      .orderBy('provider'),
  ),
  enterprises: inPages(
    db
      .selectFrom('enterprise_member')
      .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
      .select(['enterprise.name', 'role', 'enterprise_member.status', 'remark', 'applied_at as applyTime'])
      .where('account_id', '=', id)
      .orderBy('enterprise_member.id'),
  ),
})
