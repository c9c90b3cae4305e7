import type { Listed } from './sitemap-kind.ts'
import type { SitemapPart } from './sitemap-rows.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const spelled: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => spelled[sign] ?? sign)

const place = (tag: string, address: string, changedAt: Date) =>
  `<${tag}><loc>${escape(address)}</loc><lastmod>${changedAt.toISOString()}</lastmod></${tag}>\n`

/** The list of all sitemaps. */
export const indexXml = (origin: string, parts: readonly SitemapPart[]): string =>
  [
    `${head}<sitemapindex ${space}>\n`,
    ...parts.map(({ kind, n, changedAt }) => place('sitemap', `${origin}/sitemaps/${kind}-${n}.xml`, changedAt)),
    '</sitemapindex>\n',
  ].join('')

/** One sitemap, a page of addresses at a time. */
export async function* sitemapXml(
  pages: AsyncIterable<readonly Listed[]>,
  addressOf: (row: Listed) => string,
): AsyncGenerator<string> {
  yield `${head}<urlset ${space}>\n`
  for await (const rows of pages) yield rows.map((row) => place('url', addressOf(row), row.changed_at)).join('')
  yield '</urlset>\n'
}
