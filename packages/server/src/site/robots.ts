import type { FastifyInstance } from 'fastify'
import type { Settings } from '../core/settings.ts'

/** Where search engines have nothing to look for: machines' and persons' own pages, and searches in endless variants. */
const closed = [
  '/api/',
  '/sandbox',
  '/userCenter',
  '/mall/userCenter',
  '/im$',
  '/im?',
  '/im/',
  '/datasheet/datasheetSearch/*?',
  '/specification/*?',
  '/prefecture/electronicComponentList/compare',
]

/** What search engines are asked at the door. */
const robotsText = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

/** Serves `/robots.txt`. */
export function robotsPage(app: FastifyInstance, settings: Settings) {
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(settings.origin)),
  )
}
