import type { Endpoint } from '@xinpu/contract/endpoint'
import { read } from '@xinpu/contract/read'
import { Refusal } from '@xinpu/contract/refusal'
import { operationsOf, type Operation } from '@xinpu/contract/walk'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { admit } from './admit.ts'
import { changing } from './changes.ts'
import type { Desk } from './desk.ts'
import { contextOf } from './request-context.ts'
import type { Context, House } from './context.ts'
import { eventStreams } from './event-stream.ts'
import type { Download, Live } from './handlers.ts'
import { multipartOf } from './multipart.ts'
import { draftFolder } from '../storage/drafts.ts'

type AnyHandler = (input: unknown, context: Context) => unknown
type HandlerTree = { readonly [name: string]: AnyHandler | HandlerTree }

export interface ServeTerms {
  house: House
  /** Whether answers are held against the contract: in tests and development. */
  checksAnswers: boolean
  /** Who may what at the desk, and how it is written down. */
  desk: Desk
}

/** Turns every call of the contract into a route. */
export function serve(app: FastifyInstance, contract: object, handlers: object, terms: ServeTerms) {
  const streams = eventStreams()
  app.addHook('preClose', async () => streams.end())
  const operations = [...operationsOf(contract)]
  const changes = changing(operations.map(({ endpoint }) => endpoint))
  for (const { endpoint, way } of operations) {
    const handler = handlerAt(handlers as HandlerTree, way) ?? refuseUnbuilt
    app.route({
      method: endpoint.method,
      // A HEAD is a GET without its body; one that acts would act, and a stream would not end.
      exposeHeadRoute: endpoint.idempotent === 'safe' && !endpoint.streams,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { acts: endpoint.idempotent !== 'safe' },
      async handler(request, reply) {
        if (isPersonal(endpoint, request)) reply.header('cache-control', 'no-store')
        const context = await contextOf(terms.house, request, reply)
        admit(endpoint.access, context)
        const act = actOf({ endpoint, way, handler }, terms.desk)
        admitToDesk({ endpoint, way }, context, terms.desk)
        if (isCommon(endpoint)) context.db = terms.house.reads.dbFor(context.user?.wrote)
        const output = await act(read(endpoint, await sentTo(endpoint, request, terms.house)), context)
        if (changes.has(endpoint)) terms.house.changes.tell()
        if (endpoint.idempotent !== 'safe') await noteWrite(context)
        const check = (event: unknown) => enveloped(endpoint, event, terms).data
        if (endpoint.streams) return streams.send({ request, reply, context, live: output as Live<unknown>, check })
        return endpoint.output === 'blob' ? sendFile(reply, output as Download) : enveloped(endpoint, output, terms)
      },
    })
  }
}

/** Whether it is read alike by everybody: a replica may answer. */
const isCommon = ({ access, idempotent, streams }: Endpoint): boolean =>
  access === 'visitor' && idempotent === 'safe' && !streams

/** What was done is done, though the note of it fails: a list may then be a moment behind. */
async function noteWrite({ reads, sessions, user, log }: Context): Promise<void> {
  if (reads.hasReplica && user) await sessions.noteWrite(user).catch((error: unknown) => log.warn(error))
}

/** Whether an answer may be another for somebody else: it is for who asks, and no cache keeps it. */
const isPersonal = ({ access, idempotent }: Endpoint, { headers }: FastifyRequest): boolean =>
  access !== 'visitor' || idempotent !== 'safe' || Boolean(headers['token'] || headers['uuid'] || headers.cookie)

type Served = Operation & { handler: AnyHandler }

function admitToDesk({ endpoint, way }: Operation, { user }: Context, desk: Desk) {
  if (endpoint.access === 'admin' && user) desk.admit(way, user)
}

/** What acts at the desk does so in one transaction with what is written down of it: nothing there goes by unseen. */
function actOf({ endpoint, way, handler }: Served, desk: Desk): AnyHandler {
  if (endpoint.access !== 'admin' || endpoint.idempotent === 'safe') return handler
  return (input, context) => desk.perform({ endpoint, way, input, context }, (noted) => handler(input, noted))
}

/** What answers a call; undefined where it is not built. */
export function handlerAt(handlers: HandlerTree, way: readonly string[]): AnyHandler | undefined {
  const [name = '', ...rest] = way
  const node = handlers[name]
  if (typeof node === 'function') return node
  return node && handlerAt(node, rest)
}

/** A call that is declared and not built yet says so; everything before it, gates and fields, is as it will be. */
function refuseUnbuilt(): never {
  throw Object.assign(new Refusal('该功能尚未开放', 'NOT_BUILT'), { statusCode: 501 })
}

/** Everything that was sent, from the path, the query or the body. */
async function sentTo({ encoding }: Endpoint, request: FastifyRequest, { settings }: House): Promise<object> {
  if (encoding !== 'multipart' && request.isMultipart())
    throw Object.assign(new Error('multipart'), { statusCode: 415 })
  const body = encoding === 'multipart' ? await multipartOf(request, draftFolder(settings.dataDir)) : request.body
  const sent = request.method === 'POST' ? body : request.query
  return { ...(sent as object), ...(request.params as object) }
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
