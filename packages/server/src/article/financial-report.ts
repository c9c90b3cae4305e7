import type { financialReport } from '@xinpu/contract/article'
import type { HandlersOf } from '../core/handlers.ts'
import { changeOfProfit, changeOfSales } from './financial-change.ts'
import { reportPage, reportPeriods, reportsWithPast, shownPeriods, type ReportRow } from './financial-queries.ts'

export const financialReportHandlers: HandlersOf<typeof financialReport> = {
  async list(asked, { db }) {
    const { ids, total } = await reportPage(db, asked)
    const reports = await reportsWithPast(db, ids)
    return { data: reports.flatMap((past) => presentReport(past)), totalRecord: total }
  },
  periods: (_, { db }) => reportPeriods(db),
}

const cents = (amount: number | null): number | null => (amount === null ? null : amount / 100)
const millionths = (ratio: number | null): number | null => (ratio === null ? null : ratio / 1e6)

/** The bridge from the rows of a company, the newest last, to the wire. */
function presentReport(past: readonly ReportRow[]): financialReport.FinancialReport[] {
  const row = past.at(-1)
  if (!row) return []
  return [
    {
      id: row.id,
      companyName: row.name,
      stockCode: row.stock_code,
      ...(row.brand_id !== null && { brandId: row.brand_id }),
      year: row.year,
      quarter: row.quarter,
      currency: row.currency,
      ...(row.published_day !== null && { publishDate: row.published_day }),
      revenue: cents(row.revenue),
      profit: cents(row.profit),
      grossMargin: millionths(row.gross_margin),
      research: cents(row.research),
      inventoryDays: row.inventory_days === null ? null : row.inventory_days / 10,
      ...changesOf(row, past),
      source: {
        name: row.source,
        url: row.source_url,
        ...(row.source_page !== null && { page: row.source_page }),
      },
      history: historyOf(row, past),
    },
  ]
}

/** Figures in different currencies are not held against each other. */
function changesOf(row: ReportRow, past: readonly ReportRow[]) {
  const before = (periods: number) =>
    past.find(({ period, currency }) => period === row.period - periods && currency === row.currency)
  const yearBefore = before(row.quarter === 0 ? 1 : 4)
  const quarterBefore = row.quarter === 0 ? undefined : before(1)
  return {
    revenueYear: changeOfSales(row.revenue, yearBefore?.revenue),
    revenueQuarter: changeOfSales(row.revenue, quarterBefore?.revenue),
    profitYear: changeOfProfit(row.profit, yearBefore?.profit),
    profitQuarter: changeOfProfit(row.profit, quarterBefore?.profit),
  }
}

/** Every period from the first that is known, with a gap where one is missing. */
function historyOf(row: ReportRow, past: readonly ReportRow[]): financialReport.FinancialReport['history'] {
  const first = past[0]?.period ?? row.period
  const count = Math.min(shownPeriods, row.period - first + 1)
  return Array.from({ length: count }, (_, at) => {
    const period = row.period - count + 1 + at
    const known = past.find((one) => one.period === period && one.currency === row.currency)
    return {
      ...namedPeriod(period, row.quarter),
      revenue: cents(known?.revenue ?? null),
      profit: cents(known?.profit ?? null),
    }
  })
}

/** What `financial_report.period` counts: years, or quarters from that of the year 0. */
const namedPeriod = (period: number, quarter: number) =>
  quarter === 0 ? { year: period, quarter: 0 } : { year: Math.floor((period - 1) / 4), quarter: ((period - 1) % 4) + 1 }
