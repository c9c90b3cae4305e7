import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Every piece goes out as it is rendered; beyond this quality, a page takes longer to pack than to send. */
export const brotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
}
/** Streams that pack. */
export const packers = {
  br: () => createBrotliCompress(brotli),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}
export type Encoding = keyof typeof packers

/** A page is another for another encoding, another theme and another person. */
export const varying = 'accept-encoding, cookie'

/**
 * A page as small as the browser can read it, unless the thread that rendered it has packed it already: the compression
 * of routes does not reach what is rendered for every other path.
 */
export function packed(body: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
  reply.header('vary', varying)
  const encoding = encodingOf(request)
  if (!encoding || reply.hasHeader('content-encoding')) return body
  reply.header('content-encoding', encoding)
  // Who goes away in the middle ends both streams; there is nobody left to tell.
  return pipeline(body, packers[encoding](), () => {})
}

/** How whoever asks can read a page. */
export const encodingOf = ({ headers }: FastifyRequest): Encoding | undefined =>
  encodingFor(String(headers['accept-encoding'] ?? ''))

/** `gzip;q=0` is a no. */
const encodingFor = (accepted: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))`).test(accepted),
  )
