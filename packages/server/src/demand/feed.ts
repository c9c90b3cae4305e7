import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'
import type { House } from '../core/context.ts'
import type { Listed, SitemapKind } from '../site/sitemap-kind.ts'
import { firstOnBoard } from './board.ts'
import { presentDemands } from './demand-queries.ts'

/** Posts that a reader of feeds is told of at once. */
const most = 50

const kinds = { '0.xml': 0, '1.xml': 1 } as const

const pageOf = (id: number) => `/inquiry/demandDetails/${id}`

/** The newest posts of a kind as RSS 2.0, without any way to call: `/files/demand/1.xml`, and `0.xml` of what is offered. */
export function feedRoutes(app: FastifyInstance, house: House) {
  app.get<{ Params: { file: string } }>('/demand/:file', async ({ params: { file } }, reply) => {
    const type = kinds[file as keyof typeof kinds]
    if (type === undefined) return reply.callNotFound()
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await newestAsRss(house, type))
  })
}

async function newestAsRss({ db, now, settings: { origin } }: House, type: 0 | 1): Promise<string> {
  const posts = presentDemands(await firstOnBoard(db, now(), { type }, most), now())
  const word = type === 1 ? '求购' : '供应'
  const feed = new Feed({
    id: `${origin}/files/demand/${type}.xml`,
    title: `芯谱${word}`,
    description: `最新的${word}信息`,
    link: `${origin}/inquiry/index/${type}/0`,
    language: 'zh-CN',
    copyright: '',
    generator: false,
    ...(posts[0] && { updated: new Date(posts[0].updateTime) }),
  })
  for (const { id, model, brand, quantity, batchNo, region, description, updateTime } of posts)
    feed.addItem({
      id: String(id),
      title: `${word} ${[model, brand].filter(Boolean).join(' ')}`,
      link: `${origin}${pageOf(id)}`,
      date: new Date(updateTime),
      description: [`数量 ${quantity}`, batchNo, region, description].filter(Boolean).join('，'),
    })
  return feed.rss2()
}

/** The pages of posts that search engines are told: those that can be answered. */
export const demandSitemaps = {
  demand: {
    source: sql<Listed>`select id, '' as name, updated_at as changed_at from demand where status = 'open'`,
    path: ({ id }) => pageOf(id),
  },
} satisfies Record<string, SitemapKind>
