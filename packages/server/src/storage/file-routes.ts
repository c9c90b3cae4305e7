import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { House } from '../core/context.ts'
import { contextOf } from '../core/request-context.ts'
import { policyOf } from '../core/safe-headers.ts'
import { outsideCopy } from '../datasheet/outside.ts'
import { fileRefusal } from './file-refusal.ts'
import { forGood, packedWorker } from './packed-worker.ts'
import { pageRoutes } from './page-routes.ts'
import { uploadRoutes } from './upload-routes.ts'

/** A browser shows a PDF as a page of its own, with its viewer in it. */
const shows = policyOf({ 'style-src': "'unsafe-inline'", 'img-src': "'self' data:", 'object-src': "'self'" })
/** The worker of pdf.js fetches what stands beside it, and compiles its decoders. */
const works = policyOf({ 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" })

const Params = z.object({ revision: z.string().regex(/^\d{1,9}\.pdf$/) })
const locate = createRequire(import.meta.url)
const pdf = dirname(locate.resolve('pdfjs-dist/package.json'))
const { version } = locate('pdfjs-dist/package.json') as { version: string }

/**
 * PDFs by revision, with ranges: previews for everyone, whole documents for people who are logged in. What people sent
 * is beside them.
 */
export async function fileRoutes(app: FastifyInstance, house: House) {
  await app.register(fastifyStatic, { root: house.files.folder, serve: false })

  app.get('/preview/:revision', async (request, reply) =>
    sendPdf(
      house,
      reply.header('cache-control', 'public, max-age=3600'),
      await hashOf(house, request.params, 'preview_sha256'),
    ),
  )

  app.get('/datasheet/:revision', async (request, reply) => {
    const { user } = await contextOf(house, request, reply)
    if (!user) throw fileRefusal('请先登录', 'NEED_LOGIN')
    return sendPdf(
      house,
      reply.header('cache-control', 'private, max-age=3600'),
      await hashOf(house, request.params, 'file_sha256'),
    )
  })

  app.get('/outside/:revision', async (request, reply) => {
    const { user } = await contextOf(house, request, reply)
    if (!user) throw fileRefusal('请先登录', 'NEED_LOGIN')
    const { success, data } = Params.safeParse(request.params)
    if (!success) throw fileRefusal('没有找到这份资料', 'NOT_FOUND')
    const { name } = await outsideCopy(house, Number.parseInt(data.revision, 10))
    return asPdf(reply.header('cache-control', 'private, max-age=3600')).sendFile(name, house.outside.folder, bare)
  })

  uploadRoutes(app, house)
  pageRoutes(app, house)

  // Character maps, fonts, decoders and the worker of pdf.js, from our own host. They fit one version of it and no other.
  packedWorker(app, { folder: join(pdf, 'build'), prefix: `/pdfjs/${version}/build/`, policy: works })
  for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs', 'build']) {
    await app.register(fastifyStatic, {
      root: join(pdf, folder),
      prefix: `/pdfjs/${version}/${folder}/`,
      decorateReply: false,
      index: false,
      ...forGood,
      setHeaders: (reply) => void reply.header('content-security-policy', works),
    })
  }
}

async function hashOf({ db }: House, params: unknown, column: 'preview_sha256' | 'file_sha256'): Promise<string> {
  const { success, data } = Params.safeParse(params)
  const row =
    success &&
    (await db
      .selectFrom('datasheet_revision')
      .innerJoin('datasheet', 'datasheet.id', 'datasheet_id')
      .select(column)
      .where('datasheet_revision.id', '=', Number.parseInt(data.revision, 10))
      .where('state', '=', 'published')
      .executeTakeFirst())
  if (!row) throw fileRefusal('没有找到这份资料', 'NOT_FOUND')
  return (row as Record<string, string>)[column] ?? ''
}

async function sendPdf({ files }: House, reply: FastifyReply, sha256: string) {
  if ((await files.sizeOf(sha256)) === undefined) throw fileRefusal('文件已丢失，请联系我们', 'NOT_FOUND')
  return asPdf(reply).sendFile(files.pathOf(sha256), bare)
}

/** The headers are ours. */
const bare = { contentType: false, cacheControl: false }

const asPdf = (reply: FastifyReply) => reply.type('application/pdf').header('content-security-policy', shows)
