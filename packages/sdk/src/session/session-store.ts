import type { LoginInfo } from '../generated/types.gen.ts'

/** Who is logged in, as it is kept locally. */
export type LoggedIn = LoginInfo

/** Where a session is kept. */
export interface SessionStore {
  /** Who is logged in; null for a visitor. */
  read: () => LoggedIn | null
  /** The anonymous id; made on the first visit. */
  uuid: () => string
  store: (who: LoggedIn) => void
  /** Forgets all cookies and local account data, and becomes someone new. */
  clear: () => void
}
