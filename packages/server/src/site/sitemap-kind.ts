import type { RawBuilder } from 'kysely'

/** Something with a page of its own. */
export interface Listed {
  id: number
  /** What the address says besides the number. */
  name: string
  changed_at: Date
}

/** What one kind of page is listed from. */
export interface SitemapKind {
  /** Rows of `Listed`: only what has a page that search engines may keep. */
  source: RawBuilder<Listed>
  path: (row: Listed) => string
}
