/** Days on which the end of a licence is near (specification, flow C9). */
const warning = 60
const day = 86_400_000

export interface LicenceEnd {
  /** It has no end, none is near, it ends soon, it has ended. */
  state: 'endless' | 'far' | 'soon' | 'over'
  /** Whole days that are left, the last one counting; since when it is over, below 0. */
  days: number
}

/** When a licence ends, by the calendar of China: `validTo` is its last day. */
export function licenceEnd(validTo: string | undefined, now: Date): LicenceEnd {
  const end = Date.parse(`${validTo}T24:00:00+08:00`)
  if (validTo === undefined || Number.isNaN(end)) return { state: 'endless', days: Infinity }
  const days = Math.ceil((end - now.getTime()) / day)
  if (days <= 0) return { state: 'over', days: days - 1 }
  return { state: days <= warning ? 'soon' : 'far', days }
}
