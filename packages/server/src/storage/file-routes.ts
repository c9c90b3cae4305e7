import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import { policyOf } from '../core/safe-headers.ts'
import { packedWorker } from './packed-worker.ts'
import { uploadRoutes } from './upload-routes.ts'

/** The worker of pdf.js fetches what stands beside it, and compiles its decoders. */
const works = policyOf({ 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" })

const pdf = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** What people sent, the files of the domains, and what their viewer needs. */
export async function fileRoutes(app: FastifyInstance, house: House) {
  await app.register(fastifyStatic, { root: house.files.folder, serve: false })

  uploadRoutes(app, house)
  for (const add of house.brought.files) add(app, house)

  // Character maps, fonts, decoders and the worker of pdf.js, from our own host.
  packedWorker(app, join(pdf, 'build'), works)
  for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs', 'build']) {
    await app.register(fastifyStatic, {
      root: join(pdf, folder),
      prefix: `/pdfjs/${folder}/`,
      decorateReply: false,
      index: false,
      maxAge: '30d',
      setHeaders: (reply) => void reply.header('content-security-policy', works),
    })
  }
}
