import { AxiosError, default as axios, type AxiosAdapter } from 'axios'
import type { ServerVisit } from './visit.ts'

/** Lets axios ask the server that renders, without a request and an answer of HTTP being made of it. */
export const insideAdapter =
  (ask: ServerVisit['ask']): AxiosAdapter =>
  async (config) => {
    const { status, body } = await ask({
      method: (config.method ?? 'get').toUpperCase(),
      url: axios.getUri(config),
      headers: { ...(config.headers.toJSON() as Record<string, string>) },
      ...(config.data !== undefined && { body: String(config.data) }),
    })
    const response = { status, statusText: '', data: body, headers: {}, config }
    if (config.validateStatus?.(status) ?? true) return response
    const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
    throw new AxiosError(`${status}`, code, config, undefined, response)
  }
