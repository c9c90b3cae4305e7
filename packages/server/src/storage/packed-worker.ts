import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const name = 'pdf.worker.min.mjs'

/** The address tells the version: what lies there never changes. */
export const immutable = { maxAge: '365d', immutable: true }

interface Terms {
  /** Where the worker lies. */
  folder: string
  /** The address of that folder. */
  prefix: string
  /** What the worker may do. */
  policy: string
}

/**
 * The worker of pdf.js, the largest file a reader asks for, as small as brotli makes it: 311 kB instead of the 378 kB of
 * what is packed while it is sent. Packing takes seconds, so it is done once, and who asks meanwhile does not wait for it.
 */
export function packedWorker(app: FastifyInstance, { folder, prefix, policy }: Terms) {
  let packed: Buffer | undefined
  let packing: Promise<void> | undefined
  const pack = async () => void (packed = await promisify(brotliCompress)(await readFile(join(folder, name))))

  app.get(`${prefix}${name}`, (request, reply) => {
    packing ??= pack().catch(app.log.error.bind(app.log))
    const takesBrotli = /\bbr\b(?!\s*;\s*q=0)/.test(String(request.headers['accept-encoding'] ?? ''))
    reply.header('content-security-policy', policy)
    if (!packed || !takesBrotli) return reply.sendFile(name, folder, immutable)
    return reply
      .type('text/javascript')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('content-encoding', 'br')
      .send(packed)
  })
}
