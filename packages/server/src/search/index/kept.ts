/** Milliseconds: imports run beside the server. */
const freshness = 30_000

/** What is read from the database once in half a minute, and not once for every question. */
export function kept<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let readAt = Number.NEGATIVE_INFINITY
  let value: Promise<Value> | undefined
  return () => {
    if (!value || Date.now() - readAt > freshness) {
      readAt = Date.now()
      value = read()
      value.catch(() => (value = undefined))
    }
    return value
  }
}
