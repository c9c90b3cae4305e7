import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { isThemeChoice } from '@xinpu/ui/theme'
import { cookiesIn } from './cookies.ts'
import { serverVisit, type Visit } from './visit.ts'

const themeIn = (cookies: string | null) => {
  const theme = cookiesIn(cookies).get('theme')
  return isThemeChoice(theme) ? theme : 'system'
}

/**
 * The visit, the same on both sides: the moment the page was made travels in the page, so that ages read alike until
 * the page is alive, and so does the site's own address, which is not that of the host for phones.
 */
export const visitNow = createIsomorphicFn()
  .server((): Visit => {
    const visit = serverVisit()
    return {
      origin: visit?.origin ?? '',
      now: visit?.now ?? new Date().toISOString(),
      theme: themeIn(getRequest().headers.get('cookie')),
    }
  })
  .client((): Visit => {
    const { madeAt, origin = location.origin } = document.documentElement.dataset
    return { origin, now: madeAt ?? new Date().toISOString(), theme: themeIn(document.cookie) }
  })

/** Tells the server that the page is about a thing that was taken down: its status is 410. */
export const tellGone = createIsomorphicFn()
  .server(() => serverVisit()?.onGone())
  .client(() => {})

/** The word that lets this answer's scripts run. */
export const nonceOnServer = createIsomorphicFn()
  .server(() => serverVisit()?.nonce)
  .client((): string | undefined => undefined)
