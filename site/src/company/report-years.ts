/** The year that is read, and the one before it that was reported on too. */
export interface ReportYears {
  year?: number
  before?: number
}

/**
 * Which reports a page shows: the wanted year, or the newest.
 *
 * @param years Years that were reported on, the newest first.
 */
export function reportYears(years: readonly { year: number }[], wanted: number | undefined): ReportYears {
  const year = wanted ?? years[0]?.year
  if (year === undefined) return {}
  const before = years.find((one) => one.year < year)?.year
  return { year, ...(before !== undefined && { before }) }
}
