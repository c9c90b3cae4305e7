import type { AnyRouter } from '@tanstack/react-router'

/**
 * Tells the server that a page was opened: the pattern of its address, and nothing of who opened it. Whoever asks not to
 * be tracked is not counted, nor are browsers that a program drives.
 */
export function countViews(router: AnyRouter): void {
  const { doNotTrack, webdriver, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl || webdriver) return
  let last: string | undefined

  const tell = () => {
    const { pathname } = router.history.location
    const page = router.getMatchedRoutes(pathname)[2]?.fullPath
    if (pathname !== last && page !== undefined) send(`${page} view`)
    last = pathname
  }
  router.subscribe('onResolved', tell)
  tell()
}

/** Not as calls are made: those carry the session. What is lost is not missed. */
const send = (from: string) =>
  void fetch('/api/track/add', {
    method: 'POST',
    body: new URLSearchParams({ from, value: '' }),
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'origin',
  }).catch(() => {})
