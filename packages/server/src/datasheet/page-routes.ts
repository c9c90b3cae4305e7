import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { House } from '../core/context.ts'
import { contextOf } from '../core/request-context.ts'
import { datasheets } from './datasheet-queries.ts'
import { pagePicture } from './page-picture.ts'
import { fileRefusal } from '../storage/file-refusal.ts'
import { whoOf } from '../storage/upload-turn.ts'

const Params = z.object({
  id: z.string().regex(/^[1-9]\d{0,8}$/),
  page: z.string().regex(/^[1-9]\d{0,4}\.webp$/),
})

/** Pages of datasheets as pictures: the first ones for everyone, the others for people who are logged in. */
export function pageRoutes(app: FastifyInstance, house: House) {
  app.get('/page/:id/:page', async (request, reply) => {
    const { success, data } = Params.safeParse(request.params)
    if (!success) throw nowhere()
    const page = Number.parseInt(data.page, 10)
    const sheet = await sheetOf(house, Number(data.id))
    if (!sheet || page > sheet.page_count) throw nowhere()
    const isOpen = page <= sheet.preview_count
    const reader = await contextOf(house, request, reply)
    if (!isOpen && !reader.user) throw fileRefusal('请先登录', 'NEED_LOGIN')
    const sha256 = isOpen ? sheet.preview_sha256 : sheet.file_sha256
    const picture = await pagePicture(house, whoOf(reader), { sha256, page })
    if (!picture) throw fileRefusal('这一页画不出来', 'NOT_FOUND')
    return reply
      .type('image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', `${isOpen ? 'public' : 'private'}, max-age=3600`)
      .send(Buffer.from(picture))
  })
}

const nowhere = () => fileRefusal('没有找到这一页', 'NOT_FOUND')

const sheetOf = ({ db }: House, id: number) =>
  datasheets(db).select('current.preview_sha256').where('datasheet.id', '=', id).executeTakeFirst()
