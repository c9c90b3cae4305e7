import { parseDate, parseDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date'

/** Days alone, or days with their hours and minutes. */
export type Grain = 'day' | 'minute'

/** ISO text as React Aria's value; the server writes a space where ISO has a T. What is no date is none. */
export function readDate(text: string | null | undefined, grain: Grain): CalendarDate | CalendarDateTime | null {
  if (!text) return null
  try {
    return grain === 'day' ? parseDate(text.slice(0, 10)) : parseDateTime(text.slice(0, 19).replace(' ', 'T'))
  } catch {
    return null
  }
}

interface Limits {
  min?: string | undefined
  max?: string | undefined
}

/** What is wrong with a date by its limits alone. ISO texts sort as dates do. */
export function limitFault(texts: readonly (string | undefined)[], { min, max }: Limits): string | undefined {
  const given = texts.filter((text) => text !== undefined)
  const isEarly = (text: string) => min !== undefined && text.slice(0, min.length) < min
  const isLate = (text: string) => max !== undefined && text.slice(0, max.length) > max
  if (given.some(isEarly)) return `不能早于 ${min?.replace('T', ' ')}`
  return given.some(isLate) ? `不能晚于 ${max?.replace('T', ' ')}` : undefined
}
