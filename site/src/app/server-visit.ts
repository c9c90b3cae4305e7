import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { isThemeChoice } from '@xinpu/ui/theme'
import { cookiesIn } from './cookies.ts'
import type { Visit } from './visit.ts'

/** The visit as the page's first rendering sees it. The browser gets it with the page and does not ask again. */
export const visitOnServer = createIsomorphicFn()
  .server((): Visit | undefined => {
    const visit = getGlobalStartContext()?.visit
    const theme = cookiesIn(getRequest().headers.get('cookie')).get('theme')
    return { origin: visit?.origin ?? '', now: visit?.now ?? new Date().toISOString(), theme: isThemeChoice(theme) ? theme : 'system' }
  })
  .client((): Visit | undefined => undefined)

/** The word that lets this answer's scripts run. */
export const nonceOnServer = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.visit.nonce)
  .client((): string | undefined => undefined)
