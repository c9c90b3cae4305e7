import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { createApi, type Api } from '@xinpu/sdk/full'
import type { SessionStore } from '@xinpu/sdk/session'

type Sent = InternalAxiosRequestConfig & { isSecond?: boolean }

/**
 * Calls that renew a token which has run out, once, and ask again: whoever left a page open overnight notices nothing.
 * When the session is over too, the person is a visitor from then on.
 */
export function renewing(session: SessionStore): Api {
  const caller = () => {
    const who = session.read()
    return { token: who?.token ?? '', uid: who?.id ?? '', uuid: session.uuid() }
  }
  const plain = createApi({ session: caller })
  let renewal: Promise<boolean> | undefined

  async function renew(): Promise<boolean> {
    try {
      session.store(await plain.account.session.renew())
      return true
    } catch {
      session.clear()
      return false
    }
  }

  const renewOnce = () => (renewal ??= renew().finally(() => (renewal = undefined)))
  const transport = async () => {
    const { default: axios } = await import('axios')
    const http = axios.create()
    http.interceptors.response.use((response) => again(http, response, session, renewOnce))
    return http
  }
  return createApi({ axios: transport, session: caller })
}

async function again(
  http: AxiosInstance,
  response: AxiosResponse,
  session: SessionStore,
  renewOnce: () => Promise<boolean>,
) {
  const config = response.config as Sent
  const hadToken = Boolean(config.headers['token'])
  if (config.isSecond || !hadToken || (await codeIn(response)) !== 401 || !(await renewOnce())) return response
  const who = session.read()
  config.isSecond = true
  config.headers.set('token', who?.token ?? '')
  config.headers.set('uid', String(who?.id ?? ''))
  return http.request(config)
}

/** The envelope's code; a file that is refused comes as a Blob of JSON. */
async function codeIn({ data }: AxiosResponse<unknown>): Promise<number | undefined> {
  if (data instanceof Blob)
    return /json/.test(data.type) ? ((JSON.parse(await data.text()) as { code?: number }).code ?? 0) : undefined
  return (data as { code?: number } | null)?.code
}
