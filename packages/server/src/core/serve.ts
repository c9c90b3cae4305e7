import { isEndpoint, type Endpoint } from '@xinpu/contract/endpoint'
import { Refusal, type FieldError } from '@xinpu/contract/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { admit } from './admit.ts'
import { contextOf } from './request-context.ts'
import { decode } from './decode.ts'
import type { Context, House } from './context.ts'
import type { Download } from './handlers.ts'

type AnyHandler = (input: unknown, context: Context) => unknown
type HandlerTree = { readonly [name: string]: AnyHandler | HandlerTree }

export interface ServeTerms {
  house: House
  /** Whether answers are held against the contract: in tests and development. */
  checksAnswers: boolean
}

/** Turns every call of the contract into a route. */
export function serve(app: FastifyInstance, contract: object, handlers: object, terms: ServeTerms) {
  for (const { endpoint, handler } of callsOf(contract, handlers as HandlerTree)) {
    app.route({
      method: endpoint.method,
      // A HEAD is a GET without its body; one that acts would act.
      exposeHeadRoute: endpoint.idempotent === 'safe',
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        const context = await contextOf(terms.house, request, reply)
        admit(endpoint.access, context)
        const output = await handler(read(endpoint, request), context)
        return endpoint.output === 'blob' ? sendFile(reply, output as Download) : enveloped(endpoint, output, terms)
      },
    })
  }
}

function callsOf(contract: object, handlers: HandlerTree): { endpoint: Endpoint; handler: AnyHandler }[] {
  return Object.entries(contract).flatMap(([name, node]) => {
    const handler = handlers[name]
    if (isEndpoint(node)) return [{ endpoint: node, handler: handler as AnyHandler }]
    return typeof handler === 'object' ? callsOf(node as object, handler) : []
  })
}

/** The input as the contract wants it, or a refusal that names the field. */
function read({ input, encoding }: Endpoint, request: FastifyRequest): unknown {
  const sent = request.method === 'POST' ? request.body : request.query
  const raw = { ...(sent as object), ...(request.params as object) }
  const result = z.safeParse(input, encoding === 'json' ? raw : decode(input, raw))
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }): FieldError => ({ field: path.join('.'), message }))
  throw new Refusal(errors[0]?.message ?? '参数不正确', 'INVALID', { errors })
}

function enveloped({ output, path }: Endpoint, data: unknown, { checksAnswers }: ServeTerms) {
  if (!checksAnswers || output === 'blob') return { code: 1, msg: 'success', data: data ?? null }
  const result = z.safeParse(output, data ?? null)
  if (!result.success) throw new Error(`${path} broke the contract: ${z.prettifyError(result.error)}`)
  return { code: 1, msg: 'success', data: result.data }
}

function sendFile(reply: FastifyReply, { name, type, body }: Download) {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(body)
}
