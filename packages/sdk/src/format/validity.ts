const day = 86_400_000

/** How long a document still holds. */
export interface Validity {
  /** It has no end, none is near, it ends soon, it has ended. */
  state: 'endless' | 'far' | 'soon' | 'over'
  /** Whole days that are left, the last one counting; since when it is over, below 0. */
  days: number
}

/** How long a document holds by the calendar of China: through its last day, which is near `warning` days before. */
export function validityOf(lastDay: string | undefined, now: Date, warning: number): Validity {
  const end = Date.parse(`${lastDay}T24:00:00+08:00`)
  if (lastDay === undefined || Number.isNaN(end)) return { state: 'endless', days: Infinity }
  const days = Math.ceil((end - now.getTime()) / day)
  if (days <= 0) return { state: 'over', days: days - 1 }
  return { state: days <= warning ? 'soon' : 'far', days }
}
