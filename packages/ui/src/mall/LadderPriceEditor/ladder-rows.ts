import { formatNumber, formatUnitPrice, toMicro, type Currency } from '@xinpu/sdk/format'
import type { LadderPrice } from '@xinpu/sdk/types'

/** A tier as it stands in the editor; null where a field is empty. */
export interface LadderRow {
  /** Pieces from which the price holds. */
  min: number | null
  price: number | null
}

/** What is wrong with a tier, by its fields. */
export interface RowFault {
  min?: string
  price?: string
}

/** The most tiers that goods may have. */
export const mostTiers = 10

/** The least and the greatest price of one piece. */
const bounds = { least: 0.000_001, most: 99_999_999 }

/** The first tier begins at the least quantity. */
export const boundTo = (rows: readonly LadderRow[], moq: number | null | undefined): LadderRow[] =>
  rows.map((row, index) => (index === 0 && moq !== undefined ? { ...row, min: moq } : row))

/**
 * What is wrong with each tier: quantities rise and prices fall from tier to tier, so that there is no gap, no overlap
 * and no quantity that costs more than a smaller one.
 *
 * @param isDone Whether empty fields are told too.
 */
export const rowFaults = (rows: readonly LadderRow[], currency: Currency, isDone = true): RowFault[] =>
  rows.map((row, index) => {
    const before = rows.slice(0, index)
    const min = row.min === null ? (isDone ? '请输入起始数量' : undefined) : minFault(row.min, before)
    const price = row.price === null ? (isDone ? '请输入单价' : undefined) : priceFault(row.price, before, currency)
    return { ...(min && { min }), ...(price && { price }) }
  })

function minFault(min: number, before: readonly LadderRow[]): string | undefined {
  if (!Number.isInteger(min) || min < 1) return '起始数量为大于 0 的整数'
  const last = before.findLast((row) => row.min !== null)?.min ?? 0
  return min > last ? undefined : `须大于上一档的 ${formatNumber(last)}`
}

function priceFault(price: number, before: readonly LadderRow[], currency: Currency): string | undefined {
  if (price < bounds.least) return '单价须大于 0'
  if (price > bounds.most) return `单价不能大于 ${formatNumber(bounds.most)}`
  const last = before.findLast((row) => row.price !== null)
  if (!last || last.price === null || micro(price) < micro(last.price)) return undefined
  const than = last.min === null ? '上一档' : `${formatNumber(last.min)}+ 档`
  const verb = micro(price) === micro(last.price) ? `与 ${than}相同` : `比 ${than}贵`
  return `${verb}，应低于 ${formatUnitPrice(last.price, currency)}`
}

/** Typed decimals beyond the sixth are not kept. */
const micro = (price: number): bigint => toMicro(price.toFixed(6))

/** The first fault of a ladder, named by its tier; undefined where it can be sent. */
export function ladderFault(rows: readonly LadderRow[], currency: Currency): string | undefined {
  if (rows.length === 0) return '请填写阶梯价'
  const faults = rowFaults(rows, currency)
  const at = faults.findIndex(({ min, price }) => min ?? price)
  const fault = faults[at]
  return fault && `第 ${at + 1} 档：${fault.min ?? fault.price}`
}

/** The ladder that is sent; only of rows without a fault. */
export const ladderOf = (rows: readonly LadderRow[]): LadderPrice[] =>
  rows.flatMap(({ min, price }) => (min === null || price === null ? [] : [{ min, price: Number(price.toFixed(6)) }]))

/** What a tier is below the one before it, in per cent with its sign; a dash for the first. */
export function shareOf(rows: readonly LadderRow[], index: number): string {
  const price = rows[index]?.price
  const before = rows[index - 1]?.price
  if (price == null || before == null || before === 0) return '—'
  const share = (price / before - 1) * 100
  return `${share > 0 ? '+' : '−'}${Math.abs(share).toFixed(1)} %`
}
