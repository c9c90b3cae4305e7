import { fullDay } from '@xinpu/sdk/format'
import type { SalesDay } from '@xinpu/sdk/types'

/** A bar: a day with what was sold on it. */
export interface SalesBar {
  /** 2026-11-24. */
  day: string
  amount: number
  orderCount: number
}

const length = 30
const oneDay = 24 * 60 * 60_000

/** The last 30 days up to a moment, in China, the oldest first; days of which nothing is told have nothing. */
export function barsOf(days: readonly SalesDay[], currency: SalesDay['currency'], now: Date): SalesBar[] {
  const told = new Map(days.filter((one) => one.currency === currency).map((one) => [one.day, one]))
  return Array.from({ length }, (_, back) => {
    const day = fullDay(new Date(now.getTime() - (length - 1 - back) * oneDay))
    const { amount = 0, orderCount = 0 } = told.get(day) ?? {}
    return { day, amount, orderCount }
  })
}
