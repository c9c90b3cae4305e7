import type { Asked } from '../account/LoginDesk.tsx'

/** The build whose scripts were gone, for the tab. */
const key = 'reloadedFrom'
const askedKey = 'loginAsked'

/** The login that is open, or on its way. */
export const open: { login?: Asked | undefined } = {}

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
    if (open.login) sessionStorage.setItem(askedKey, JSON.stringify(open.login))
    location.reload()
  } catch {
    // There is no network, or no storage that would keep this from going round.
  }
}

/** The login that was open when the page was loaded anew. */
export function takeAsked(): Asked | undefined {
  const asked = sessionStorage.getItem(askedKey)
  sessionStorage.removeItem(askedKey)
  return asked === null ? undefined : (JSON.parse(asked) as Asked)
}
