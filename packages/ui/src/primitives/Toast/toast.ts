import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export type ToastTone = 'success' | 'warn' | 'error' | 'info'

export interface ToastContent {
  tone: ToastTone
  text: string
  detail?: string
  action?: ToastAction
  /** How many times the same was said while it stood. */
  times: number
}

export interface ToastAction {
  /** ‘撤销’. */
  label: string
  onAction: () => void
}

export interface ToastOptions {
  /** How long it stays; errors stay until they are closed unless this is given. */
  ms?: number
  /** A second, quieter line. */
  detail?: string
  /** One thing to do about it; gives it eight seconds. */
  action?: ToastAction
}

/** What waits to be shown. One for the whole page: there is nothing to provide. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const brief = 3000
const undoable = 8000

function say(tone: ToastTone, text: string, { ms, detail, action }: ToastOptions = {}): void {
  const standing = queue.visibleToasts.find(
    ({ content }) => content.tone === tone && content.text === text && content.detail === detail,
  )
  if (standing) queue.close(standing.key)

  const timeout = ms ?? (tone === 'error' ? undefined : action ? undoable : brief)
  queue.add({ tone, text, detail, action, times: (standing?.content.times ?? 0) + 1 }, { timeout })
}

/** Says one line at the top of the page. The same line twice is one line with a counter. */
export const toast = {
  success: (text: string, options?: ToastOptions) => say('success', text, options),
  warn: (text: string, options?: ToastOptions) => say('warn', text, options),
  /** Is read at once, and stays until it is closed. */
  error: (text: string, options?: ToastOptions) => say('error', text, options),
  info: (text: string, options?: ToastOptions) => say('info', text, options),
}
