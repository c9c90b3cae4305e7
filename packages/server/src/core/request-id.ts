import type { IncomingMessage } from 'node:http'
import { insider } from './insider.ts'

/** What a number may be made of: letters and digits with points, strokes and lines between, as proxies write them. */
const shape = /^[\w.-]{8,64}$/

/**
 * The number of a request, under which the logs of all servers tell of it. One that a proxy of ours gave stays, and a
 * page hands its own on to what it asks; of anybody else it is made anew, so that nobody writes into another's story.
 *
 * @param trustProxy How many reverse proxies stand before us; the last of them says the number, in `X-Request-Id`.
 */
export const requestIdBy =
  (trustProxy: number) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const { 'x-request-id': given } = headers
    const isOurs = trustProxy > 0 || headers['x-insider'] === insider
    return isOurs && typeof given === 'string' && shape.test(given) ? given : crypto.randomUUID()
  }
