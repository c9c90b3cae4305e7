import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Marks the site's own calls, so that they do not count against the visitor. New in every process. */
export const insider = randomBytes(16).toString('hex')

/** A call of the site's own, by its path. */
export interface InsideCall {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | undefined
}
export interface InsideAnswer {
  status: number
  body: string
}
export type Ask = (call: InsideCall) => Promise<InsideAnswer>

/** The API on our own doorstep, in the visitor's name. */
export const insideCalls =
  (app: FastifyInstance, visitor: FastifyRequest): Ask =>
  async ({ method, url, headers, body }) => {
    const { statusCode, body: text } = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress: visitor.ip,
      headers: { ...headers, host: visitor.headers.host, 'x-insider': insider, 'accept-encoding': 'identity' },
      ...(body !== undefined && { payload: body }),
    })
    return { status: statusCode, body: text }
  }
