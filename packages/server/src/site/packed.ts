import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gunzipSync,
  gzip,
  zstdCompress,
  zstdDecompressSync,
} from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Beyond this quality, a page takes longer to pack than to send. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const brotliPack = promisify(brotliCompress)

/**
 * How pages are packed, the best first: Zstandard (RFC 8878) takes a fifth of Brotli's time for a twentieth more bytes,
 * and all browsers of the day read it. A stream lets every piece go out as it is rendered.
 */
export const packings = {
  zstd: {
    stream: () => createZstdCompress({ flush: constants.ZSTD_e_flush }),
    pack: promisify(zstdCompress),
    unpack: zstdDecompressSync,
  },
  br: {
    stream: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, ...brotli }),
    pack: (bytes: Buffer) => brotliPack(bytes, brotli),
    unpack: brotliDecompressSync,
  },
  gzip: { stream: () => createGzip({ flush: constants.Z_SYNC_FLUSH }), pack: promisify(gzip), unpack: gunzipSync },
}
export type Encoding = keyof typeof packings

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
  return pipeline(body, packings[encoding].stream(), () => {})
}

/** How whoever asks can read a page. */
export const encodingOf = ({ headers }: FastifyRequest): Encoding | undefined =>
  encodingFor(String(headers['accept-encoding'] ?? ''))

/** `gzip;q=0` is a no. */
const encodingFor = (accepted: string): Encoding | undefined =>
  (['zstd', 'br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))`).test(accepted),
  )
