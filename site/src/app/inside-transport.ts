import type { Transport } from '@xinpu/sdk'
import type { AxiosResponse } from 'axios'
import type { ServerVisit } from './visit.ts'

/** Asks the server that renders, as axios would over HTTP: a page asks a dozen calls, and axios is a tenth of its work. */
export const insideTransport = (ask: ServerVisit['ask']): Transport => ({
  async request({ method = 'GET', baseURL = '', url = '', params, data, headers }) {
    const query = String((params as URLSearchParams | undefined) ?? '')
    const told = await ask({
      method,
      url: `${baseURL}${url}${query && `?${query}`}`,
      headers: { accept: 'application/json', ...(headers as Record<string, string>), ...typeOf(data) },
      ...(data !== undefined && { body: data instanceof URLSearchParams ? String(data) : JSON.stringify(data) }),
    })
    const answer = {
      status: told.status,
      data: read(told.body),
      headers: { 'x-request-id': told.requestId },
    } as unknown as AxiosResponse
    if (told.status >= 200 && told.status < 300) return answer
    throw Object.assign(new Error(`HTTP ${told.status}`), { response: answer })
  },
})

const typeOf = (data: unknown) =>
  data !== undefined && {
    'content-type':
      data instanceof URLSearchParams ? 'application/x-www-form-urlencoded;charset=utf-8' : 'application/json',
  }

/** A page of an error is no JSON, and stays text. */
function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
