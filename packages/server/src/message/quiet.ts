const hour = 3_600_000
/** Beijing is eight hours ahead, the whole year. */
const ahead = 8 * hour

interface Hours {
  quiet_from: number | null
  quiet_to: number | null
}

/** When the quiet hours of a moment began; undefined where it is in none. They may go on past midnight. */
export function quietSince(hours: Hours | undefined, now: Date): Date | undefined {
  const { quiet_from: from, quiet_to: to } = hours ?? { quiet_from: null, quiet_to: null }
  if (from === null || to === null) return undefined
  const there = now.getTime() + ahead
  const midnight = Math.floor(there / (24 * hour)) * 24 * hour
  const passed = (there - midnight) / hour
  const isQuiet = from < to ? passed >= from && passed < to : passed >= from || passed < to
  if (!isQuiet) return undefined
  const began = midnight + from * hour - (passed < from ? 24 * hour : 0)
  return new Date(began - ahead)
}
