import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import { policyOf } from '../core/safe-headers.ts'
import { immutable, packedWorker } from './packed-worker.ts'
import { uploadRoutes } from './upload-routes.ts'

/** The worker of pdf.js fetches what stands beside it, and compiles its decoders. */
const works = policyOf({ 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" })

const locate = createRequire(import.meta.url)
const pdf = dirname(locate.resolve('pdfjs-dist/package.json'))
const { version } = locate('pdfjs-dist/package.json') as { version: string }

/** What people sent, the files of the domains, and what their viewer needs. */
export async function fileRoutes(app: FastifyInstance, house: House) {
  // What sends a file names its folder.
  await app.register(fastifyStatic, { root: house.settings.dataDir, serve: false })

  uploadRoutes(app, house)
  for (const add of house.brought.files) add(app, house)

  // Character maps, fonts, decoders and the worker of pdf.js, from our own host. They fit one version of it and no other.
  packedWorker(app, { folder: join(pdf, 'build'), prefix: `/pdfjs/${version}/build/`, policy: works })
  for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs', 'build']) {
    await app.register(fastifyStatic, {
      root: join(pdf, folder),
      prefix: `/pdfjs/${version}/${folder}/`,
      decorateReply: false,
      index: false,
      ...immutable,
      setHeaders: (reply) => void reply.header('content-security-policy', works),
    })
  }
}
