/** Shown where what asked for it shows its error. */
const told = '网络不通，请重试'

/**
 * A script that did not come is told of by what asked for it. The router would reload the page instead, and find nothing
 * where there is no network; it knows such an error by its message.
 */
export function tellMissingScripts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    Object.assign(payload, { cause: payload.message, message: told })
  })
}

export const isMissingScript = (error: unknown): boolean => error instanceof Error && error.message === told
