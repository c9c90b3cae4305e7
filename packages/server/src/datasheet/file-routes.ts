import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { House } from '../core/context.ts'
import { contextOf } from '../core/request-context.ts'
import { fileRefusal } from '../storage/file-refusal.ts'
import { asPdf, bare, sendPdf } from '../storage/send-pdf.ts'
import { outsideCopy } from './outside.ts'

const Params = z.object({ revision: z.string().regex(/^\d{1,9}\.pdf$/) })

/** PDFs by revision, with ranges: previews for everyone, whole documents for people who are logged in. */
export function datasheetFileRoutes(app: FastifyInstance, house: House) {
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
