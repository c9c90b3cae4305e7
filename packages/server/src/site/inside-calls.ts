import type { FastifyInstance, FastifyRequest } from 'fastify'
import { insider } from '../core/insider.ts'
import { forPage } from '../core/page-asks.ts'
import { turns } from './turns.ts'

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
  /** The number under which the log tells of it. */
  requestId: string
}
export type Ask = (call: InsideCall) => Promise<InsideAnswer>

/** Calls of pages: a page asks for ten things, and whoever calls the API waits behind all of them that are begun. */
const inTurn = turns({ atOnce: 2, longestTurn: 60 })

/** The API on our own doorstep, in the visitor's name. */
export const insideCalls =
  (app: FastifyInstance, visitor: FastifyRequest): Ask =>
  (call) =>
    inTurn(() => {
      const answer = forPage(() => answered(app, visitor, call))
      return { answer, end: answer }
    })

async function answered(
  app: FastifyInstance,
  visitor: FastifyRequest,
  { method, url, headers, body }: InsideCall,
): Promise<InsideAnswer> {
  const { statusCode, body: text } = await app.inject({
    method: method as 'GET' | 'POST',
    url,
    remoteAddress: visitor.ip,
    headers: { ...headers, ...passedOn(visitor) },
    ...(body !== undefined && { payload: body }),
  })
  return { status: statusCode, body: text, requestId: visitor.id }
}

/** One story in the log and in a trace: the page, and what it asks. */
const passedOn = ({ id, headers: { host, traceparent } }: FastifyRequest) => ({
  host,
  'x-insider': insider,
  'x-request-id': id,
  'accept-encoding': 'identity',
  ...(traceparent && { traceparent }),
})
