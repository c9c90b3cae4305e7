import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OperatorError } from '../core/operator-error.ts'
import type { House } from '../core/context.ts'
import { refuseAddress } from '../core/errors.ts'
import { insideCalls } from './inside-calls.ts'
import { assetPolicy, immutable, serveEarlierAssets } from './earlier-assets.ts'
import { keptPage, sendCached, type KeptPage } from './cached-page.ts'
import { callCache } from './call-cache.ts'
import { shortCache, type ShortCache } from './short-cache.ts'
import { headersOf, variantOf, nameOf, type PageVariant } from './page-variant.ts'
import { mobileWay, type MobileWay } from './mobile-host.ts'
import { ownAddress } from './own-address.ts'
import { encodingOf, packed } from './packed.ts'
import { isPersonal, pagePolicy } from './page-policy.ts'
import { renderedPage, type Host, type Rendered, type Site } from './rendering.ts'
import { renderingThreads, type ThreadedSite } from './rendering-threads.ts'

/** Bytes of all pages together, unpacked, and what one that is still being made counts as. */
const pages = { most: 64_000_000, usual: 150_000, sizeOf: ({ size }: KeptPage) => size }

/** Reads the site that `npm run build` made; with threads, each of them reads it, and this one does not render. */
export async function readSite(folder: string, threads: number): Promise<Site | ThreadedSite> {
  const path = join(folder, 'server/server.js')
  if (!existsSync(path)) throw new OperatorError(`The site is not built: ${path} is missing. Run \`npm run build\`.`)
  const entry = pathToFileURL(path).href
  if (threads > 0) return renderingThreads(entry, { count: threads })
  const { default: site } = (await import(entry)) as { default: Site }
  return site
}

/** Serves the site's files, and its pages for every path that is nothing else. */
export async function hostSite(app: FastifyInstance, folder: string, site: Site | ThreadedSite, house: House) {
  if ('close' in site) app.addHook('onClose', () => site.close())
  await app.register(fastifyStatic, {
    root: join(folder, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) =>
      void reply
        .header('content-security-policy', assetPolicy)
        .header('cache-control', path.includes('/assets/') ? immutable : 'public, max-age=3600'),
  })
  await serveEarlierAssets(app, join(folder, 'client/assets'), house)
  return pagesOf({ app, site, house }, shortCache(house, pages))
}

/** Answers with pages: a visitor's out of those that are kept where there is one, everybody else's made anew. */
function pagesOf(host: Host, kept: ShortCache<KeptPage>) {
  const keeping = callCache(host.house)
  const refuse = (request: FastifyRequest, reply: FastifyReply) => refuseAddress({}, request, reply)

  async function sendOwn(address: URL, request: FastifyRequest, reply: FastifyReply) {
    const page = await renderedPage(
      host,
      { address, headers: plainHeaders(request), encoding: encodingOf(request) },
      insideCalls(host.app, request),
    )
    return page ? send(page, request, reply) : refuse(request, reply)
  }

  async function sendVisitors(address: URL, variant: PageVariant, request: FastifyRequest, reply: FastifyReply) {
    const name = nameOf(address, variant)
    // Nothing is waited for where there is none: who comes meanwhile is to find this one.
    const found = kept.find(name)
    const before = (found && (await found))?.again()
    if (before) return sendCached(before, request, reply)
    const ask = keeping(insideCalls(host.app, request))
    const rendering = renderedPage(host, { address, headers: headersOf(variant), encoding: encodingOf(request) }, ask)
    const twice = rendering.then((page) => page && shared(page))
    kept.keep(
      name,
      twice.then((both) => both?.kept),
    )
    const page = (await twice)?.page
    return page ? send(page, request, reply) : refuse(request, reply)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const way = mobileWay(request, host.house.settings.mobileHost)
    if (way) return lead(way, reply)
    const address = ownAddress(request.url, host.house.settings.origin)
    if (!address) return refuse(request, reply)
    const variant = variantOf(request)
    return variant ? sendVisitors(address, variant, request, reply) : sendOwn(address, request, reply)
  }
}

/** A month for whoever wants the pages of a computer on a phone. */
const desktopFor = 30 * 86_400

function lead({ location, keepsDesktop }: MobileWay, reply: FastifyReply) {
  reply.header('vary', 'user-agent, sec-ch-ua-mobile, cookie').header('cache-control', 'private, no-store')
  if (keepsDesktop) reply.header('set-cookie', `view=desktop; Path=/; Max-Age=${desktopFor}; SameSite=Lax`)
  return reply.redirect(location, 302)
}

/** A page for who asked first, and the same for who comes after: that one is read to its end however slowly the first reads. */
function shared(page: Rendered): { page: Rendered; kept: Promise<KeptPage | undefined> | undefined } {
  const { status, headers, body } = page
  const isWhole = status === 200 && headers.get('content-type')?.startsWith('text/html')
  if (!isWhole || !body || headers.has('set-cookie')) return { page, kept: undefined }
  const [first, second] = body.tee()
  const kept = piecesOf(second).then((pieces) => (page.hasFailed() ? undefined : keptPage(pieces, page)))
  return { page: { ...page, body: first }, kept }
}

/** Not put together: most pages are one piece, and asked for once. */
async function piecesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return pieces
}

function send({ nonce, status, headers, body }: Rendered, request: FastifyRequest, reply: FastifyReply) {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('content-security-policy', pagePolicy({ nonce })).header('cache-control', 'private, no-cache')
  if (isPersonal(request.url))
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow')
  return reply.send(body ? packed(Readable.fromWeb(body as never), request, reply) : '')
}

const plainHeaders = ({ headers }: FastifyRequest): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  )
