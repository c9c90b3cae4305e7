/** The page to show instead, where the one that was asked for lies beyond the end of a list; else undefined. */
export function lastPage({ totalRecord }: { totalRecord: number }, page: number, pageSize: number): number | undefined {
  const last = Math.max(1, Math.ceil(totalRecord / pageSize))
  return page > last ? last : undefined
}

/** A page as an address carries it: the first is left out. */
export const pageInAddress = (page: number | undefined): number | undefined => (page === 1 ? undefined : page)
