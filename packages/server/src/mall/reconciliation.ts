import { Readable } from 'node:stream'
import type { reconciliation } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { fromMicro } from '@xinpu/trade/price'
import { plainCell } from '@xinpu/trade/sheet'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import { payNames } from './pay-call.ts'
import { askFor } from './reconciliation-run.ts'

/** As many differences as a page can show. */
const mostShown = 1000

export const reconciliationHandlers: HandlersOf<typeof reconciliation> = {
  async list(page, { db }) {
    const { rows, total } = await paginate(db, runs(db).orderBy('reconciliation.id', 'desc'), page)
    return { data: rows.map(present), totalRecord: total }
  },

  async detail({ id }, { db }) {
    const row = await runNumbered(db, id)
    return { ...present(row), faults: row.faults.slice(0, mostShown), sums: row.sums.map(presentSum) }
  },

  begin: (_, { db, user, now }) =>
    oneByOne(db, 'reconciliation', async (tx) => {
      if (await isUnderWay(tx)) throw new Refusal('正在对账，请等它结束', 'CONFLICT')
      const day = fullDay(now())
      const id = await askFor(tx, { day, askedBy: user.id, at: now() })
      if (id === undefined) throw new Error('A comparison was asked for and is not there')
      return { id }
    }),

  async exportFile({ id }, { db }) {
    const row = await runNumbered(db, id)
    return {
      name: `对账-${row.day_text}-${id}.csv`,
      type: 'text/csv; charset=utf-8',
      body: Readable.from(['\u{FEFF}', ...linesOf(row)]),
    }
  },
}

const isUnderWay = (tx: Db) =>
  tx.selectFrom('reconciliation').select('id').where('ended_at', 'is', null).limit(1).executeTakeFirst()

const runs = (db: Db) =>
  db
    .selectFrom('reconciliation')
    .leftJoin('account', 'account.id', 'asked_by')
    .select(['reconciliation.id', 'asked_at', 'asked_by', 'ended_at', 'trouble', 'faults', 'sums'])
    .select(['nick_name', 'avatar', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day_text')])

type Run = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>

async function runNumbered(db: Db, id: number): Promise<Run> {
  const row = await runs(db).where('reconciliation.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这次对账', 'NOT_FOUND')
  return row
}

const present = (row: Run): reconciliation.Reconciliation => ({
  id: row.id,
  day: row.day_text,
  askTime: row.asked_at.toISOString(),
  user: row.asked_by === null ? null : { id: row.asked_by, avatar: row.avatar ?? '', nickName: row.nick_name ?? '' },
  state: stateOf(row),
  trouble: row.trouble,
  faultCount: row.faults.length,
  ...(row.ended_at && { endTime: row.ended_at.toISOString() }),
})

function stateOf({ ended_at, trouble, faults }: Run): reconciliation.ReconciliationState {
  if (ended_at === null) return 'running'
  if (trouble !== '') return 'failed'
  return faults.length === 0 ? 'agreed' : 'odd'
}

const presentSum = ({ payType, currency, received, returned }: Run['sums'][number]): reconciliation.DaySum => ({
  payType,
  currency,
  received: fromMicro(BigInt(received)),
  returned: fromMicro(BigInt(returned)),
})

/** The sums of the day, and below them every difference. */
function* linesOf(row: Run): Generator<string> {
  yield lineOf(['日期', '付款方式', '币种', '收款', '退款'])
  for (const { payType, currency, received, returned } of row.sums.map(presentSum))
    yield lineOf([row.day_text, nameOf(payType), currency, received.toFixed(2), returned.toFixed(2)])
  yield lineOf([])
  yield lineOf(['序号', '不一致'])
  for (const [at, fault] of row.faults.entries()) yield lineOf([String(at + 1), fault])
  if (row.trouble !== '') yield lineOf(['', row.trouble])
}

const nameOf = (payType: reconciliation.DaySum['payType']): string =>
  payType === 'BANK' ? '银行转账' : payNames[payType]

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((text) => `"${plainCell(text).replaceAll('"', '""')}"`).join(',')}\r\n`
