import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import type { ToastContent, ToastOptions, ToastTone } from './toast.ts'

/** What waits to be shown. One for the whole page: there is nothing to provide. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const brief = 3000
const undoable = 8000

/** Puts a line behind those that wait; the same line twice is one line with a counter. */
export function add(tone: ToastTone, text: string, { ms, detail, action }: ToastOptions = {}): void {
  const standing = queue.visibleToasts.find(
    ({ content }) => content.tone === tone && content.text === text && content.detail === detail,
  )
  if (standing) queue.close(standing.key)

  const timeout = ms ?? (tone === 'error' ? undefined : action ? undoable : brief)
  queue.add({ tone, text, detail, action, times: (standing?.content.times ?? 0) + 1 }, { timeout })
}
