/** Whoever shows what is unread of an account, in this process; another node finds out when it looks again. */
const watchers = new Map<number, Set<() => void>>()

/** Says that something of an account may be other than it was: what is unread, or whether a session still is. */
export function wake(accountId: number): void {
  for (const ring of watchers.get(accountId) ?? []) ring()
}

/** Has a bell rung whenever an account is woken; gives back how to end that. */
export function watch(accountId: number, ring: () => void): () => void {
  const rings = watchers.get(accountId) ?? new Set()
  watchers.set(accountId, rings.add(ring))
  return () => {
    rings.delete(ring)
    if (rings.size === 0 && watchers.get(accountId) === rings) watchers.delete(accountId)
  }
}
