import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf, packings, varying, type Encoding } from './packed.ts'
import { pagePolicy } from './page-policy.ts'
import type { Rendered } from './rendering.ts'

/** A visitor's page, as it was rendered. */
export interface KeptPage {
  /** In bytes, unpacked: what it has once it is sent again. */
  size: number
  /** As it is sent again; undefined where it may not be. Most pages are asked for once, so it is made when it first is. */
  again: () => CachedPage | undefined
}

/** @param pieces As they were sent the first time, packed or not. */
export function keptPage(
  pieces: readonly Uint8Array[],
  { nonce, headers, size }: Pick<Rendered, 'nonce' | 'headers' | 'size'>,
): KeptPage {
  let rendered: readonly Uint8Array[] | undefined = pieces
  let page: CachedPage | undefined
  return {
    size: size() || pieces.reduce((sum, { length }) => sum + length, 0),
    again() {
      if (rendered) page = cachedPage(unpacked(Buffer.concat(rendered), headers), nonce, headers)
      rendered = undefined
      return page
    },
  }
}

/** A visitor's page, as it is sent again. */
interface CachedPage {
  html: Buffer
  headers: Record<string, string>
  /** As small as a browser can read it; packed once, when it is first asked for. */
  packed: (encoding: Encoding) => Promise<Buffer>
}

/** A page that came packed out of its thread: a millisecond, for the few that are asked for again. */
function unpacked(bytes: Buffer, headers: Headers): Buffer {
  const encoding = headers.get('content-encoding') as Encoding | null
  return encoding ? packings[encoding].unpack(bytes) : bytes
}

const digest = (text: string) => createHash('sha256').update(text, 'latin1').digest('base64')

/**
 * A page that was rendered with a word, made fit to be sent again: the word of one answer would be no secret in the
 * next, so the hashes of those scripts that carry it take its place. A script that was smuggled in does not know the
 * word, and gets no hash. The router tells the browser the word in the head; undefined where it stands anywhere else.
 * What is looked for is ASCII, so the page is read a letter for each byte: as Chinese it would be copied at twice the size.
 */
function cachedPage(bytes: Buffer, nonce: string, headers: Headers): CachedPage | undefined {
  const text = bytes.toString('latin1')
  const mark = ` nonce="${nonce}"`
  const bare = text.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const hashes = inlineScripts(text, mark).map(digest)
  if (bare.includes(nonce)) return undefined
  const html = Buffer.from(bare, 'latin1')
  const { 'content-encoding': _, ...plain } = Object.fromEntries(headers)
  const packed = new Map<Encoding, Promise<Buffer>>()
  return {
    html,
    headers: {
      ...plain,
      'content-security-policy': pagePolicy({ hashes: [...new Set(hashes)] }),
      'cache-control': 'private, no-cache',
      etag: `W/"${digest(bare).slice(0, 22)}"`,
      vary: varying,
    },
    packed(encoding) {
      const known = packed.get(encoding) ?? packings[encoding].pack(html)
      packed.set(encoding, known)
      return known
    },
  }
}

/** The texts of the scripts that carry the word; data that stands in a script is none. */
function inlineScripts(html: string, mark: string): string[] {
  const scripts = html.matchAll(/<script\b(?<terms>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(({ groups: { terms = '', text = '' } = {} }) =>
    terms.includes(mark) && !/ src=| type="application\/ld\+json"/.test(terms) ? [text] : [],
  )
}

/** Sends a page that was kept, or says that the browser has it. */
export async function sendCached({ html, headers, packed }: CachedPage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(headers)
  if (hasIt(String(request.headers['if-none-match'] ?? ''), headers['etag'] ?? '')) return reply.code(304).send()
  const encoding = encodingOf(request)
  if (!encoding) return reply.send(html)
  return reply.header('content-encoding', encoding).send(await packed(encoding))
}

const hasIt = (known: string, etag: string): boolean =>
  known.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
