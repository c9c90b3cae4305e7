// chunk: time
const minute = 60_000
const hour = 3_600_000
const day = 86_400_000

/**
 * How long ago, the way the product says it: to the minute, the hour, the day, one week, and then the date itself
 * (specification, section 9). `now` is an argument so that server and browser agree.
 *
 * @example relativeDate(new Date('2024-05-01'), new Date('2024-05-04')) // '3天前'
 */
export function relativeDate(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (age < 2 * minute) return '刚刚'
  if (age < hour) return `${Math.floor(age / minute)}分钟前`
  if (age < day) return `${Math.floor(age / hour)}小时前`
  if (age < 7 * day) return `${Math.floor(age / day)}天前`
  if (age < 8 * day) return '一周前'
  return fullDate(at)
}

/** China has one zone and no summer time: eight hours east of Greenwich. */
const chinaOffset = 28_800_000

/**
 * The date and minute on the product's clock, as 2026-01-31 08:05 (specification, section 9): server and browser print
 * the same wherever they stand. The date is valid.
 */
export const fullDate = (at: Date): string => fullTime(at).slice(0, 16)

/** The same to the second, as 2026-01-31 08:05:09: for what is kept as a record. */
export const fullTime = (at: Date): string =>
  new Date(at.getTime() + chinaOffset).toISOString().slice(0, 19).replace('T', ' ')

/** The day on the product's clock, as 2026-01-31. The date is valid. */
export const fullDay = (at: Date): string => fullDate(at).slice(0, 10)

/** When a day like 2026-01-31 begins on the product's clock. */
export const dayBegin = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
