/** The build whose scripts were gone, for the tab. */
const key = 'reloadedFrom'

/** Each keeps, for the tab, what would be lost when the page loads anew. */
export const beforeReload = new Set<() => void>()

/**
 * A page of a build that the server has no more loads anew, once, at the address where it is. Drafts are kept, and the
 * login that was asked for opens again.
 */
export async function reloadIfGone(): Promise<void> {
  try {
    if (sessionStorage.getItem(key) === import.meta.url) return
    // Forms write their drafts when the page may be left.
    document.dispatchEvent(new Event('visibilitychange'))
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404) return
    sessionStorage.setItem(key, import.meta.url)
    for (const keep of beforeReload) keep()
    location.reload()
  } catch {
    // There is no network, or no storage that would keep this from going round.
  }
}

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

/** What is thrown where a script did not come. */
export const lostScript = (): Error => new Error(told)

export const isMissingScript = (error: unknown): boolean => error instanceof Error && error.message === told

/**
 * Asks once more for the file of shared styles where it did not come. The browser makes all rules but the base ones
 * itself; what comes late still stands before the rules of the page.
 */
export function askAgainForStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-styled]')
  if (link && !isRead(link)) link.replaceWith(link.cloneNode())
}

function isRead({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    // A file that did not come cannot be read.
    return false
  }
}
