import { createHash } from 'node:crypto'
import type { report } from '@xinpu/contract/company'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { snapshotOf } from './snapshot-html.ts'
import { companyById } from './company-store.ts'
import { entryOf, rowsOf, type Asking } from './told-section.ts'

/** Reports are fewer than a page. */
const all = { pageIndex: 1, pageSize: 100 }

type StoredReport = Omit<report.TycReport, 'source' | 'updateTime'>

export const reportHandlers: HandlersOf<typeof report> = {
  async years({ id }, context) {
    const { data } = await rowsOf<StoredReport>(context, { id, ...all }, 'annualReport')
    return data.map(({ id: reportId, year, publishTime, figures }) => ({
      id: reportId,
      year,
      figures,
      ...(publishTime && { publishTime }),
    }))
  },

  async detail({ id, year }, context) {
    const { data, source, updateTime } = await rowsOf<StoredReport>(context, { id, ...all }, 'annualReport')
    const found = data.find((one) => one.year === year)
    if (!found) throw new Refusal('没有这一年的年报', 'NOT_FOUND')
    return { ...found, ...numbered(found), source, updateTime }
  },

  async snapShot({ id }, context) {
    const html = await freshSnapshot(context, id)
    const hash = createHash('sha256').update(html.text).digest('hex')
    await keepSnapshot(context, { company_id: id, html: html.text, hash, source: html.source, created_at: html.at })
    const row = await context.db
      .selectFrom('company_snapshot')
      .selectAll()
      .where('company_id', '=', id)
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    return {
      companyId: id,
      html: row.html,
      hash: row.hash,
      source: row.source,
      createTime: row.created_at.toISOString(),
    }
  },
}

/** Rows within a report are numbered by their place in it: nothing else names them. */
function numbered({ websites, holders, invests, guarantees, changes }: StoredReport) {
  const number = <Row extends object>(rows: readonly Row[]) => rows.map((row, at) => ({ ...row, id: at + 1 }))
  return {
    websites: number(websites),
    holders: number(holders),
    invests: number(invests),
    guarantees: number(guarantees),
    changes: number(changes),
  }
}

/** The page as the store has the company now: the same words are the same page, whenever it is asked for. */
async function freshSnapshot(asking: Asking, id: number) {
  const row = await entryOf(asking, await companyById(asking.db, id))
  const holders = await rowsOf<report.TycReport['holders'][number]>(asking, { id, ...all }, 'holder')
  const text = snapshotOf(row.name, row.base, holders.data)
  return { text, source: row.source, at: row.told_at }
}

const keepSnapshot = (
  { db }: Asking,
  row: { company_id: number; html: string; hash: string; source: string; created_at: Date },
) =>
  db
    .insertInto('company_snapshot')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
