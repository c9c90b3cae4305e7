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

/** Told of every toast, before it is there: who shows them comes with the first. */
export const listeners = new Set<(text: string) => void>()

function say(tone: ToastTone, text: string, options?: ToastOptions): void {
  for (const tell of listeners) tell(text)
  // Without it the text is shown plainly.
  import('./toast-queue.ts').then(
    ({ add }) => add(tone, text, options),
    () => {},
  )
}

/** Says one line at the top of the page. The same line twice is one line with a counter. */
export const toast = {
  success: (text: string, options?: ToastOptions) => say('success', text, options),
  warn: (text: string, options?: ToastOptions) => say('warn', text, options),
  /** Is read at once, and stays until it is closed. */
  error: (text: string, options?: ToastOptions) => say('error', text, options),
  info: (text: string, options?: ToastOptions) => say('info', text, options),
}
