import type { PartHits } from './part-search.ts'

/** What a search did not look for: words that nothing has together, and the end of a query too long to be read. */
export const leftOut = ({
  dropped,
  understanding: { unread },
}: Pick<PartHits, 'dropped' | 'understanding'>): string[] => (unread === '' ? dropped : [...dropped, unread])
