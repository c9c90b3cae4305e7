import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import type { Ask } from './inside-calls.ts'
import { ownRedirect } from './own-address.ts'
import type { Encoding } from './packed.ts'

/** What the site is told of a visit while it renders. */
export interface Visit {
  /** Calls the API without a socket. */
  ask: Ask
  nonce: string
  origin: string
  now: string
  /** What the page is about was taken down: 410 in place of 404. */
  onGone: () => void
  /** How whoever asks can read it: a thread packs what it renders, so that a sixth of it goes from thread to thread. */
  encoding: Encoding | undefined
  /** Told by a thread before the body ends: bytes of the page, unpacked. */
  onWhole: (size: number) => void
}

/** The built site: a fetch handler. */
export interface Site {
  fetch: (request: Request, options: { context: { visit: Visit } }) => Promise<Response>
}

/** What pages are rendered with. */
export interface Host {
  app: FastifyInstance
  site: Site
  house: House
}

/** A page as the site made it. */
export interface Rendered {
  /** The word that its scripts carry. */
  nonce: string
  status: number
  headers: Headers
  body: ReadableStream<Uint8Array> | null
  /** Whether something that the page asked for failed: to be asked when the body has ended. */
  hasFailed: () => boolean
  /** Bytes of the page, unpacked; 0 where nothing has packed it. To be asked when the body has ended. */
  size: () => number
}

/** What is not built is so for everybody, and is no failure. */
const notBuilt = 501

/** A page that somebody asks for. */
export interface Wanted {
  address: URL
  headers: Headers
  encoding: Encoding | undefined
}

/** Renders the page of an address, as someone with these headers asks for it; undefined where it would lead elsewhere. */
export async function renderedPage(
  { site, house: { settings, now } }: Host,
  { address, headers, encoding }: Wanted,
  ask: Ask,
): Promise<Rendered | undefined> {
  const nonce = randomBytes(16).toString('base64')
  let isGone = false
  let size = 0
  const failures = new Set<number>()
  const visit: Visit = {
    async ask(call) {
      const answer = await ask(call)
      if (answer.status >= 500 && answer.status !== notBuilt) failures.add(answer.status)
      return answer
    },
    nonce,
    origin: settings.origin,
    now: now().toISOString(),
    onGone: () => void (isGone = true),
    encoding,
    onWhole: (bytes) => void (size = bytes),
  }
  const response = await site.fetch(new Request(address, { headers }), { context: { visit } })
  const told = ledOn(response.headers, address)
  const status = truerStatus(response.status, { isGone, isAway: failures.has(503) })
  return (
    told && { nonce, status, headers: told, body: response.body, hasFailed: () => failures.size > 0, size: () => size }
  )
}

/** Headers whose way leads on within the site; undefined where it leads elsewhere. */
function ledOn(headers: Headers, address: URL): Headers | undefined {
  const location = headers.get('location')
  if (location === null) return headers
  const way = ownRedirect(location, address)
  if (way === undefined) return undefined
  const led = new Headers(headers)
  led.set('location', way)
  return led
}

/** The site knows no more than that a page is missing or broke. */
function truerStatus(status: number, { isGone, isAway }: { isGone: boolean; isAway: boolean }): number {
  if (status === 404 && isGone) return 410
  return status === 500 && isAway ? 503 : status
}
