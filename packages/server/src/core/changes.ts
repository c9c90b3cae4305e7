import type { Endpoint } from '@xinpu/contract/endpoint'

/** Tells whether something was written that visitors read. */
export interface Changes {
  tell: () => void
  /** Another number after each telling. */
  turn: () => number
}

/** The changes that this server hears of. */
export function changes(): Changes {
  let turn = 0
  return { tell: () => void (turn += 1), turn: () => turn }
}

/** The calls that change what visitors read: the contract says whose answers each makes stale, and a desk's verdict may show anywhere. */
export function changing(calls: readonly Endpoint[]): ReadonlySet<Endpoint> {
  const acts = calls.filter(({ idempotent }) => idempotent !== 'safe')
  const open = calls.filter(({ access, idempotent }) => access === 'visitor' && idempotent === 'safe')
  const isRead = (family: string) => open.some(({ path }) => path === family || path.startsWith(`${family}/`))
  return new Set(acts.filter(({ access, invalidates }) => access === 'admin' || invalidates.some(isRead)))
}
