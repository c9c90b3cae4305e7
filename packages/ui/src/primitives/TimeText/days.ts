import { fullDay } from '@xinpu/sdk/format'
import { momentOf } from './moment-of.ts'

/** The heads under which records stand. */
export type DayName = '今天' | '昨天' | '更早'

export interface DayGroup<T> {
  name: DayName
  records: readonly T[]
}

const day = 86_400_000

/** The day on the product's clock. */
const dayOf = (at: Date): string => (Number.isNaN(at.getTime()) ? '' : fullDay(at))

/** Records under 今天, 昨天 and 更早, in the order they came; a day without records is left out. */
export function byDay<T extends { createTime: string }>(records: readonly T[], now: Date): DayGroup<T>[] {
  const today = dayOf(now)
  const yesterday = dayOf(new Date(now.getTime() - day))
  const nameOf = ({ createTime }: T): DayName => {
    const own = dayOf(momentOf(createTime))
    return own === today ? '今天' : own === yesterday ? '昨天' : '更早'
  }

  return (['今天', '昨天', '更早'] as const)
    .map((name) => ({ name, records: records.filter((record) => nameOf(record) === name) }))
    .filter(({ records: ofDay }) => ofDay.length > 0)
}
