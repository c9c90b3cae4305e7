import { profitTurnLabels } from '@xinpu/sdk/labels'
import type { FigureChange, FinancialReport } from '@xinpu/sdk/types'

const quarters = ['年报', '一季', '二季', '三季', '四季'] as const
const amounts = /* @__PURE__ */ new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const ratios = /* @__PURE__ */ new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 2026 三季, 2025 年报; 三季 alone without a year. */
export const periodText = ({ year, quarter }: { year?: number; quarter: number }): string =>
  [year, quarters[quarter]].filter((part) => part !== undefined).join(' ')

/** An amount in 亿, without its unit: 26.81. */
export const yiText = (amount: number | null): string =>
  amount === null ? '—' : signed(amounts.format(Math.abs(amount) / 1e8), amount, '')

/** What amounts are counted in. */
export const unitText = (currency: FinancialReport['currency']): string => (currency === 'USD' ? '亿美元' : '亿元')

/** 40.1 of 0.401. */
export const percentText = (ratio: number | null): string =>
  ratio === null ? '—' : signed(ratios.format(Math.abs(ratio) * 100), ratio, '')

/** +31.4 %, or the word where a loss is on one side. */
export function changeText(change: FigureChange | null): string {
  if (change?.turn) return profitTurnLabels[change.turn]
  if (change?.ratio === undefined || change.ratio === null) return '—'
  return `${signed(ratios.format(Math.abs(change.ratio) * 100), change.ratio, '+')} %`
}

const signed = (text: string, value: number, plus: string) => (value < 0 ? `−${text}` : value > 0 ? plus + text : text)
