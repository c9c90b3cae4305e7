import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { House } from '../core/context.ts'
import { contextOf } from '../core/request-context.ts'
import { fileRefusal } from '../storage/file-refusal.ts'
import { sendPdf } from '../storage/send-pdf.ts'

const numbered = (ending: string) => z.object({ name: z.string().regex(new RegExp(`^[1-9]\\d{0,8}\\.${ending}$`)) })
const [Pdf, Svg] = [numbered('pdf'), numbered('svg')]

/** Documents of the zone: first pages for everyone, whole ones for people who are logged in; and drawings of circuits. */
export function zoneRoutes(app: FastifyInstance, house: House) {
  app.get('/zone-preview/:name', async ({ params }, reply) =>
    sendPdf(
      house,
      reply.header('cache-control', 'public, max-age=3600'),
      await hashOf(house, params, 'preview_sha256'),
    ),
  )

  app.get('/zone/:name', async (request, reply) => {
    const { user } = await contextOf(house, request, reply)
    if (!user) throw fileRefusal('请先登录', 'NEED_LOGIN')
    const sha256 = await hashOf(house, request.params, 'sha256')
    return sendPdf(house, reply.header('cache-control', 'private, max-age=3600'), sha256)
  })

  app.get('/scheme/:name', async ({ params }, reply) => {
    const row = await house.db
      .selectFrom('scheme')
      .select('figure')
      .where('id', '=', numberIn(Svg, params))
      .executeTakeFirst()
    if (!row) throw fileRefusal('没有找到这张图', 'NOT_FOUND')
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(row.figure)
  })
}

/** The number that a name begins with; 0, which nothing has, for another name. */
function numberIn(shape: typeof Pdf, params: unknown): number {
  const { success, data } = shape.safeParse(params)
  return success ? Number.parseInt(data.name, 10) : 0
}

/** A document of a course or material that was taken down went with it. */
async function hashOf({ db }: House, params: unknown, column: 'preview_sha256' | 'sha256'): Promise<string> {
  const row = await db
    .selectFrom('zone_file')
    .select(['preview_sha256', 'sha256'])
    .where('id', '=', numberIn(Pdf, params))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tech_article')
            .innerJoin('article', 'article.id', 'article_id')
            .select('article.id')
            .whereRef('file_id', '=', 'zone_file.id')
            .where('status', '<>', 'PUBLISHED'),
        ),
      ),
    )
    .executeTakeFirst()
  if (!row) throw fileRefusal('没有找到这份资料', 'NOT_FOUND')
  return row[column]
}
