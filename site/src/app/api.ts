import { useRouteContext } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { createClient, type Client } from '@xinpu/sdk'
import { browserSession, requestSession, type SessionStore } from '@xinpu/sdk/session'
import { serverVisit, type Visit } from './visit.ts'
import { renewing } from './renewing.ts'

/** Where `npm run dev` starts the API, when Vite and not our server renders. */
const developmentApi = 'http://127.0.0.1:3000'

/** The client of this visit: over HTTP in the browser, straight into the server while it renders. */
export const clientOfVisit = createIsomorphicFn()
  .server((): Client => {
    const visit = serverVisit()
    const transport = async () => {
      if (visit) return (await import('./inside-transport.ts')).insideTransport(visit.ask)
      return (await import('axios')).default.create({ adapter: 'fetch' })
    }
    const session = requestSession(getRequest().headers.get('cookie'))
    return createClient({ baseURL: visit ? '/api' : `${developmentApi}/api`, axios: transport, session })
  })
  .client((): Client => {
    browserClient ??= renewing(browser())
    return browserClient
  })

let browserClient: Client | undefined
let store: SessionStore | undefined

/** Who is logged in, in this browser. Not to be asked while the server renders. */
export function browser(): SessionStore {
  store ??= browserSession()
  return store
}

/** What makes calls: on the server with the visitor's cookies, in the browser with the session. */
export const useCall = (): Client => useRouteContext({ from: '__root__' }).call

/** When and where this page is shown. */
export const useVisit = (): Visit => useRouteContext({ from: '__root__' }).visit
