const eightHours = 8 * 60 * 60_000
const day = 24 * 60 * 60_000

/** A moment by China's clock, whatever the clock of the machine is. */
const inChina = (at: string | Date): string => new Date(new Date(at).getTime() + eightHours).toISOString()

/** The day of a moment in China: 2026-11-25. */
export const dayOf = (at: string | Date): string => inChina(at).slice(0, 10)

/** The minute of a moment in China: 10:36. */
export const clockOf = (at: string): string => inChina(at).slice(11, 16)

/** What a day is called beside a talk: 今天, 昨天, 11-19, and with its year where that is another. */
export function dayWord(at: string, now: Date): string {
  const written = dayOf(at)
  if (written === dayOf(now)) return '今天'
  if (written === dayOf(new Date(now.getTime() - day))) return '昨天'
  return written.slice(0, 4) === dayOf(now).slice(0, 4) ? written.slice(5) : written
}

/** What stands beside a talk in the list: the minute today, else the day. */
export const listTime = (at: string, now: Date): string => (dayOf(at) === dayOf(now) ? clockOf(at) : dayWord(at, now))
