import type { LightMyRequestResponse } from 'fastify'
import { codeFor, type TestHouse } from '../house.ts'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute

/** What a browser holds after a login. */
export interface LoggedIn {
  id: number
  token: string
  sid: string
}

/** What a request may bring along besides its fields. */
export interface Carried {
  headers?: Record<string, string>
  cookies?: Record<string, string>
  from?: string
}

/** Posts fields as a form, the way a browser does. */
export const post = (
  { app }: Pick<TestHouse, 'app'>,
  path: string,
  fields: Record<string, string> = {},
  { headers = {}, cookies = {}, from = '127.0.0.1' }: Carried = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    cookies,
    remoteAddress: from,
    payload: new URLSearchParams(fields).toString(),
  })

/** Asks for a code to be sent. */
export const askCode = (
  { app }: Pick<TestHouse, 'app'>,
  mobile: string,
  { headers = {}, from = '127.0.0.1' }: Carried = {},
) => app.inject({ url: '/api/sendNotice', query: { mobile }, headers, remoteAddress: from })

/** Logs in by SMS at the wire. */
export async function logIn(house: TestHouse, mobile: string, carried: Carried = {}): Promise<LoggedIn> {
  await askCode(house, mobile)
  return loggedIn(await post(house, '/web/login', { mobile, code: await codeFor(house.app, mobile) }, carried))
}

/** What an answer to a login handed out. */
export function loggedIn(answer: LightMyRequestResponse): LoggedIn {
  const { data } = answer.json<{ data: { id: number; token: string } }>()
  const sid = answer.cookies.find(({ name }) => name === 'sid')?.value ?? ''
  return { id: data.id, token: data.token, sid }
}

/** The code of the envelope. */
export const codeOf = (answer: LightMyRequestResponse): number => answer.json<{ code: number }>().code

/** Whether a token opens what is gated. */
export const opens = async ({ app }: TestHouse, token: string): Promise<boolean> =>
  codeOf(await app.inject({ method: 'POST', url: '/api/dtUser/myDetail', headers: { token } })) === 1

/** Whether a session cookie hands out a token. */
export const renews = async (house: TestHouse, sid: string, headers: Record<string, string> = {}): Promise<boolean> =>
  codeOf(await post(house, '/auth/session/renew', {}, { cookies: { sid }, headers })) === 1

/** An answer as an eavesdropper compares it: all of it but its number and its hour. */
export function face({ statusCode, headers, payload }: LightMyRequestResponse): object {
  const { 'x-request-id': _, date: __, 'x-ratelimit-remaining': ___, 'x-ratelimit-reset': ____, ...rest } = headers
  return { statusCode, headers: rest, payload }
}

/** Another six digits. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')
