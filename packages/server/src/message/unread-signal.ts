import type { UnreadHub } from './unread-hub.ts'

/** Waits for a sign that something of an account changed. */
export interface UnreadSignal {
  /** Until it rings, the time is over, or nobody waits any more. A ring that came before counts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  end: () => void
}

export function unreadSignal(hub: UnreadHub, accountId: number): UnreadSignal {
  let hasRung = false
  let answer = () => {}
  const end = hub.watch(accountId, () => {
    hasRung = true
    answer()
  })

  return {
    end,
    async wait(milliseconds, signal) {
      if (!hasRung && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
          signal.addEventListener('abort', answer, { once: true })
        })
      signal.removeEventListener('abort', answer)
      hasRung = false
    },
  }
}
