import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Marks the site's own calls, so that they do not count against the visitor. New in every process. */
export const insider = randomBytes(16).toString('hex')

/** What is not built is so for everybody, and is no failure. */
const notBuilt = 501

/** The API on our own doorstep, in the visitor's name; it is told when a call fails. */
export const insideFetch =
  (app: FastifyInstance, visitor: FastifyRequest, onFailed: (status: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      remoteAddress: visitor.ip,
      headers: {
        ...Object.fromEntries(request.headers),
        host: visitor.headers.host,
        'x-insider': insider,
        'accept-encoding': 'identity',
      },
      ...(request.method === 'POST' && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    if (answer.statusCode >= 500 && answer.statusCode !== notBuilt) onFailed(answer.statusCode)
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }
