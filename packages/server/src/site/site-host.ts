import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Complaint } from '../core/complaint.ts'
import type { House } from '../core/context.ts'
import { refuseAddress } from '../core/errors.ts'
import { assetPolicy, forGood, hostKept } from './kept-assets.ts'
import { ownAddress, wayOn } from './own-address.ts'
import { packed } from './packed.ts'

/** What the site is told of a visit while it renders. */
export interface Visit {
  /** Calls the API without a socket. */
  fetch: typeof fetch
  nonce: string
  origin: string
  now: string
  /** What the page is about was taken down: 410 in place of 404. */
  onGone: () => void
}

/** The built site: a fetch handler. */
export interface Site {
  fetch: (request: Request, options: { context: { visit: Visit } }) => Promise<Response>
}

/** Marks the site's own calls, so that they do not count against the visitor. New in every process. */
export const insider = randomBytes(16).toString('hex')

/** Reads the site that `npm run build` made. */
export async function readSite(folder: string): Promise<Site> {
  const entry = join(folder, 'server/server.js')
  if (!existsSync(entry)) throw new Complaint(`The site is not built: ${entry} is missing. Run \`npm run build\`.`)
  const { default: site } = (await import(pathToFileURL(entry).href)) as { default: Site }
  return site
}

/** Serves the site's files, and its pages for every path that is nothing else. */
export async function hostSite(app: FastifyInstance, folder: string, site: Site, house: House) {
  await app.register(fastifyStatic, {
    root: join(folder, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) =>
      void reply
        .header('content-security-policy', assetPolicy)
        .header('cache-control', path.includes('/assets/') ? forGood : 'public, max-age=3600'),
  })
  await hostKept(app, join(folder, 'client/assets'), house)
  const host = { app, site, house }
  return (request: FastifyRequest, reply: FastifyReply) => renderPage(host, request, reply)
}

interface Host {
  app: FastifyInstance
  site: Site
  house: House
}

async function renderPage({ app, site, house: { settings, now } }: Host, request: FastifyRequest, reply: FastifyReply) {
  const nonce = randomBytes(16).toString('base64')
  const { origin } = settings
  const address = ownAddress(request.url, origin)
  if (!address) return refuseAddress({}, request, reply)
  const asked = new Request(address, {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers: plainHeaders(request),
  })
  let isGone = false
  let isAway = false
  const onGone = () => void (isGone = true)
  const inside = insideFetch(app, request, () => void (isAway = true))
  const visit: Visit = { fetch: inside, nonce, origin, now: now().toISOString(), onGone }
  const response = await site.fetch(asked, { context: { visit } })
  const location = response.headers.get('location')
  const way = location === null ? undefined : wayOn(location, address)
  if (location !== null && way === undefined) return refuseAddress({}, request, reply)
  reply.code(truerStatus(response.status, { isGone, isAway }))
  for (const [name, value] of response.headers) reply.header(name, value)
  if (way !== undefined) reply.header('location', way)
  reply.header('content-security-policy', policy(nonce)).header('cache-control', 'private, no-cache')
  if (isPersonal(request.url))
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow')
  return reply.send(response.body ? packed(Readable.fromWeb(response.body as never), request, reply) : '')
}

/** The site knows no more than that a page is missing or broke. */
function truerStatus(status: number, { isGone, isAway }: { isGone: boolean; isAway: boolean }): number {
  if (status === 404 && isGone) return 410
  return status === 500 && isAway ? 503 : status
}

/** Pages that are about the person who asks: neither kept on a machine that others use, nor found. */
const isPersonal = (url: string) =>
  /^\/(?:(?:mall\/)?userCenter|im|mall\/(?:cart|orderCreate|payOrder))(?:[/?]|$)/i.test(url)

/** Scripts only with this answer's nonce; pdf.js compiles its decoders, so WebAssembly is let in. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const plainHeaders = ({ headers }: FastifyRequest): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  )

/** The API on our own doorstep, in the visitor's name. */
const insideFetch =
  (app: FastifyInstance, visitor: FastifyRequest, onAway: () => void): typeof fetch =>
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
    if (answer.statusCode === 503) onAway()
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }
