/** Remembers when an address may be sent another code: longer than a dialog is open. */
export interface Countdown {
  /** When, in milliseconds since 1970; 0 where none was sent. */
  until: (address: string) => number
  start: (address: string, until: number) => void
}
