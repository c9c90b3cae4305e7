import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticleDTO } from '@xinpu/contract/article'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Feed } from 'feed'
import { sql } from 'kysely'
import { seedFolder } from '../catalogue/seed-table.ts'
import type { House } from '../core/context.ts'
import type { Listed, SitemapKind } from '../site/sitemap-kind.ts'
import { authorPage, newestArticles } from './article-list.ts'
import { channelNumbered } from './article-queries.ts'
import { searchArticles } from './article-search.ts'
import { articlePath } from './commented.ts'

/** Articles that a reader of feeds is told of at once. */
const most = 50

interface Told {
  title: string
  /** The page that shows the same. */
  page: string
  articles: readonly ArticleDTO[]
}

/**
 * The newest articles as RSS 2.0: `/files/news/all.xml`, `channel-3.xml`, `author-7.xml`, and `search.xml?keywords=LDO`.
 */
export function feedRoutes(app: FastifyInstance, house: House) {
  app.get<{ Params: { file: string }; Querystring: { keywords?: unknown } }>('/news/:file', async (request, reply) => {
    const told = await toldBy(house, request.params.file, String(request.query.keywords ?? '').slice(0, 100))
    if (!told) return reply.callNotFound()
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(asRss(house, request.url, told))
  })
  app.get<{ Params: { name: string } }>('/figure/:name', ({ params: { name } }, reply) => sendFigure(reply, name))
}

async function toldBy({ db, now }: House, file: string, keywords: string): Promise<Told | undefined> {
  if (file === 'all.xml') return { title: '资讯', page: '/news/index/1', articles: await newestArticles(db, most) }
  const { kind, id } = /^(?<kind>channel|author)-(?<id>[1-9]\d{0,8})\.xml$/.exec(file)?.groups ?? {}
  if (kind === 'channel') {
    const { name } = await channelNumbered(db, Number(id))
    return { title: name, page: `/news/channel/${id}`, articles: await newestArticles(db, most, Number(id)) }
  }
  if (kind === 'author') {
    const { data } = await authorPage(db, { id: Number(id), pageIndex: 1, pageSize: most })
    return { title: data[0]?.authorName ?? '作者', page: `/news/author?id=${id}`, articles: data }
  }
  if (file !== 'search.xml' || keywords.trim() === '') return undefined
  const { data } = await searchArticles(db, now(), { keywords, sort: 'newest', pageIndex: 1, pageSize: most })
  return { title: keywords, page: `/news/search?keywords=${encodeURIComponent(keywords)}`, articles: data }
}

function asRss({ settings: { origin } }: House, url: string, { title, page, articles }: Told): string {
  const [newest] = articles
  const feed = new Feed({
    id: `${origin}${url}`,
    title: `芯谱资讯 ${title}`,
    description: `${title}：最新的文章`,
    link: `${origin}${page}`,
    language: 'zh-CN',
    copyright: '',
    generator: false,
    ...(newest?.publishTime && { updated: new Date(newest.publishTime) }),
  })
  for (const { id, title: name, summary = '', publishTime, createTime, authorName } of articles)
    feed.addItem({
      id: String(id),
      title: name,
      link: `${origin}${articlePath(id)}`,
      date: new Date(publishTime ?? createTime),
      description: summary,
      ...(authorName && { author: [{ name: authorName }] }),
    })
  return feed.rss2()
}

/** Drawings of our own articles lie with the seeds. A drawing runs nothing, wherever it is opened. */
function sendFigure(reply: FastifyReply, name: string) {
  const path = join(seedFolder, 'articles', 'figures', name)
  if (!/^[a-z\d-]{1,60}\.svg$/.test(name) || !existsSync(path)) return reply.callNotFound()
  return reply
    .type('image/svg+xml')
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(createReadStream(path))
}

/** The pages of articles that search engines are told. */
export const articleSitemaps = {
  article: {
    source: sql<Listed>`select id, title as name, updated_at as changed_at from article where status = 'PUBLISHED' and zone is null`,
    path: ({ id }) => articlePath(id),
  },
} satisfies Record<string, SitemapKind>
