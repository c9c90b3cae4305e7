import type { ThemeChoice } from '@xinpu/ui/theme'

/** What the server tells the site of a visit while it renders. */
export interface ServerVisit {
  /** Calls the API without a socket. */
  fetch: typeof fetch
  nonce: string
  origin: string
  now: string
}

/** What pages know of a visit, on both sides. */
export interface Visit {
  /** Where the site is, without a slash at the end. */
  origin: string
  theme: ThemeChoice
  /** When the page was made: dates are told from here until the page is alive. */
  now: string
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { visit: ServerVisit } }
  }
}
