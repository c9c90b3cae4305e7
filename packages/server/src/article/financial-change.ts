import type { financialReport } from '@xinpu/contract/article'

type Change = financialReport.FigureChange | null

/** Sales against those of another period. */
export function changeOfSales(now: number | null, before: number | null | undefined): Change {
  if (now === null || before === null || before === undefined) return null
  return { ratio: ratioOf(now, before), turn: null }
}

/** A profit against that of another period: with a loss on one side a ratio says nothing, a word does. */
export function changeOfProfit(now: number | null, before: number | null | undefined): Change {
  if (now === null || before === null || before === undefined) return null
  if (before >= 0 && now >= 0) return { ratio: ratioOf(now, before), turn: null }
  return { ratio: null, turn: turnOf(now, before) }
}

function turnOf(now: number, before: number): financialReport.ProfitTurn | null {
  if (before >= 0) return 'lost'
  if (now >= 0) return 'gained'
  if (now === before) return null
  return now > before ? 'narrowed' : 'widened'
}

const ratioOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 1e6) / 1e6 : null
