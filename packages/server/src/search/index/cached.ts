/** Milliseconds: imports run beside the server. */
const freshness = 30_000

let turn = 0

/** Has everything that is kept read again when it is next asked for: this server has just changed it. */
export const dropCached = (): void => void (turn += 1)

/** Another number after everything that is kept was forgotten. */
export const cacheGeneration = (): number => turn

/** What is read from the database once in half a minute, and not once for every question. */
export function cached<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let readAt = Number.NEGATIVE_INFINITY
  let readIn = turn
  let value: Promise<Value> | undefined
  return () => {
    if (!value || readIn !== turn || performance.now() - readAt > freshness) {
      readAt = performance.now()
      readIn = turn
      value = read()
      value.catch(() => (value = undefined))
    }
    return value
  }
}
