import type { Countdown } from '../primitives/CountdownButton/countdown.ts'
import { localStore, type LocalStore } from './local-store.ts'

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
