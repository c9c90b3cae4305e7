import { getGlobalStartContext } from '@tanstack/react-start'
import type { ThemeChoice } from '@xinpu/ui/theme'

/** A call of the site's own, by its path. */
export interface InsideCall {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | undefined
}

/** What the server tells the site of a visit while it renders. */
export interface ServerVisit {
  /** Calls the API without a socket. */
  ask: (call: InsideCall) => Promise<{ status: number; body: string; requestId: string }>
  nonce: string
  origin: string
  now: string
  /** What the page is about was taken down. */
  onGone: () => void
}

/** What pages know of a visit, on both sides. */
export interface Visit {
  /** Where the site is, without a slash at the end. */
  origin: string
  theme: ThemeChoice
  /** When the page was made: dates are told from here until the page is alive. */
  now: string
}

/** What the server handed over with the request; undefined in the browser. Start does not know our type of it. */
export const serverVisit = (): ServerVisit | undefined =>
  (getGlobalStartContext() as unknown as { visit: ServerVisit } | undefined)?.visit
