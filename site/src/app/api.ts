import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { createApi, type Api } from '@xinpu/sdk/full'
import { browserSession, type SessionStore } from '@xinpu/sdk/session'
import { cookiesIn } from './cookies.ts'
import { serverVisit } from './visit.ts'
import { renewing } from './renewing.ts'

/** Where `npm run dev` starts the API, when Vite and not our server renders. */
const developmentApi = 'http://127.0.0.1:3000'

/** The calls of this visit: over HTTP in the browser, straight into the server while it renders. */
export const apiOfVisit = createIsomorphicFn()
  .server((): Api => {
    const visit = serverVisit()
    const cookies = cookiesIn(getRequest().headers.get('cookie'))
    const session = () => ({
      token: cookies.get('token') ?? '',
      uid: cookies.get('userId') ?? '',
      uuid: cookies.get('uuid') ?? '',
    })
    const transport = async () => {
      const { default: axios } = await import('axios')
      return axios.create({ adapter: 'fetch', ...(visit && { env: { fetch: visit.fetch } }) })
    }
    return createApi({ baseURL: `${visit?.origin ?? developmentApi}/api`, axios: transport, session })
  })
  .client((): Api => {
    browserApi ??= renewing(browser())
    return browserApi
  })

let browserApi: Api | undefined
let store: SessionStore | undefined

/** Who is logged in, in this browser. Not to be asked while the server renders. */
export function browser(): SessionStore {
  store ??= browserSession()
  return store
}
