import { localStore, type LocalStore } from '../local-store.ts'

/** Remembers when a phone may be sent another code: longer than a dialog is open. */
export interface Countdown {
  /** When, in milliseconds since 1970; 0 where none was sent. */
  until: (mobile: string) => number
  start: (mobile: string, until: number) => void
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const stores = new Map<string, LocalStore<number>>()

function store(mobile: string): LocalStore<number> {
  const known =
    stores.get(mobile) ?? localStore({ key: `smsUntil:${mobile}`, fallback: 0, isValid: isMoment, life: 'tab' })
  stores.set(mobile, known)
  return known
}

/** Kept in this tab: closing the dialog, or loading the page again, does not stop it. */
export const tabCountdown: Countdown = {
  until: (mobile) => store(mobile).read(),
  start: (mobile, until) => store(mobile).write(until),
}
