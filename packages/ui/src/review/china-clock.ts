const chinaHours = 8 * 3_600_000

/** A moment as China's clock shows it: `2026-11-23T08:30:00`. */
export const localOf = (moment: string | undefined): string | null =>
  moment ? new Date(Date.parse(moment) + chinaHours).toISOString().slice(0, 19) : null

/** The moment at which China's clock shows this. */
export const instantOf = (local: string): string => new Date(`${local.slice(0, 16)}:00+08:00`).toISOString()
