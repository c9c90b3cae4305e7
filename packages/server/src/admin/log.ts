import { Readable } from 'node:stream'
import type { log } from '@xinpu/contract/admin'
import { fullDay, fullTime } from '@xinpu/sdk/format'
import { plainCell } from '@xinpu/trade/sheet'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { labelsOf } from './labels.ts'

/** As many lines as a spreadsheet still opens at once. */
const mostLines = 50_000

export const logHandlers: HandlersOf<typeof log> = {
  async list({ pageIndex, pageSize, ...wanted }, { db }) {
    const { rows, total } = await paginate(db, entries(db, wanted), { pageIndex, pageSize })
    return { data: rows.map(present), totalRecord: total }
  },

  async exportFile(wanted, { db, now }) {
    const rows = await entries(db, wanted).limit(mostLines).execute()
    const lines = [columns, ...rows.map(cellsOf)].map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    return {
      name: `操作记录-${fullDay(now())}.csv`,
      type: 'text/csv; charset=utf-8',
      body: Readable.from(['\u{FEFF}', ...lines]),
    }
  },
}

type Wanted = Omit<Parameters<typeof logHandlers.list>[0], 'pageIndex' | 'pageSize'>

function entries(db: Db, { keywords = '', right, userId, subject, targetId, since, until }: Wanted) {
  return db
    .selectFrom('desk_log')
    .leftJoin('account', 'account.id', 'desk_log.account_id')
    .selectAll('desk_log')
    .select(['nick_name', 'avatar'])
    .$if(right !== undefined, (found) => found.where('of_right', '=', right ?? 'log'))
    .$if(userId !== undefined, (found) => found.where('desk_log.account_id', '=', userId ?? 0))
    .$if(subject !== undefined, (found) => found.where('subject', '=', subject ?? 'site'))
    .$if(targetId !== undefined, (found) => found.where('target_id', '=', targetId ?? 0))
    .$if(since !== undefined, (found) => found.where('desk_log.created_at', '>=', midnight(since)))
    .$if(until !== undefined, (found) => found.where('desk_log.created_at', '<', midnight(until, 1)))
    .$if(keywords !== '', (found) =>
      found.where(
        sql<boolean>`strpos(lower(concat_ws(' ', verb, note, nick_name, sent::text)), lower(${keywords})) > 0`,
      ),
    )
    .orderBy('desk_log.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>

/** The beginning of a day here, or of one so many days later. */
const midnight = (day: string | undefined, later = 0) =>
  sql<Date>`(${day ?? '1970-01-01'}::date + ${later}::int) at time zone 'Asia/Shanghai'`

const present = (row: Row): log.DeskEntry => ({
  id: row.id,
  createTime: row.created_at.toISOString(),
  user:
    row.account_id === null ? null : { id: row.account_id, avatar: row.avatar ?? '', nickName: row.nick_name ?? '' },
  right: row.of_right,
  verb: row.verb,
  subject: row.subject,
  note: row.note,
  sent: JSON.stringify(row.sent),
  address: row.address,
  ...(row.target_id !== null && { targetId: row.target_id }),
})

const columns = ['编号', '时间', '操作人', '权限', '操作', '对象', '对象编号', '说明', '提交的内容', '来源地址']

function cellsOf(row: Row): string[] {
  const { right, subject } = labelsOf
  const at = fullTime(row.created_at)
  const who = row.account_id === null ? '命令行' : `${row.nick_name ?? ''}（${row.account_id}）`
  const what = [right(row.of_right), row.verb, subject(row.subject), String(row.target_id ?? '')]
  return [String(row.id), at, who, ...what, row.note, JSON.stringify(row.sent), row.address]
}

const csvCell = (text: string): string => `"${plainCell(text).replaceAll('"', '""')}"`
