import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { sitemapPages } from './sitemap.ts'

let house: TestHouse
let catalogue: Catalogue
const hour = 3_600_000

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const ask = (url: string) => house.app.inject({ url })
const addressesIn = async (url: string) =>
  [...(await ask(url)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
const pathsIn = async (url: string) => (await addressesIn(url)).map((address) => new URL(address).pathname)

/** What a reader of XML has to hold to: a declaration, one root, every tag closed where it was opened. */
function expectXml(text: string) {
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(\w+) xmlns="[^"]+">[\s\S]*<\/\1>\n$/)
  const open: string[] = []
  for (const [, close, tag = ''] of text.matchAll(/<(\/?)(\w+)[^>]*>/g))
    if (close) expect(open.pop()).toBe(tag)
    else open.push(tag)
  expect(open).toEqual([])
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
}

test('the index names one file of every kind that has pages', async () => {
  const answer = await ask('/sitemap.xml')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expectXml(answer.body)
  expect(await pathsIn('/sitemap.xml')).toEqual(
    ['brand', 'brand-part', 'part', 'datasheet', 'category', 'selection'].map((kind) => `/sitemaps/${kind}-1.xml`),
  )
})

test('parts are there that tell enough of themselves, with the day on which they changed', async () => {
  const changed = new Date('2026-02-03T04:05:06.000Z')
  const id = catalogue.part('CL05B104KO5NNNC')
  await house.house.db.updateTable('part').set({ updated_at: changed }).where('id', '=', id).execute()
  const { body } = await ask('/sitemaps/part-1.xml')
  expectXml(body)
  expect(body).toContain(`/datasheet/datasheetDetail/${id}/cl05b104ko5nnnc</loc><lastmod>${changed.toISOString()}<`)
  expect((await pathsIn('/sitemaps/part-1.xml')).map((path) => path.split('/').at(-1))).toEqual(
    ['GRM155R71C104KA88D', 'CL05B104KO5NNNC', 'GRM188R71H104KA93D', 'GRM188R71H103KA01D']
      .toSorted((one, other) => catalogue.part(one) - catalogue.part(other))
      .map((model) => model.toLowerCase()),
  )
})

test('brands and categories are there that have parts', async () => {
  expect(await pathsIn('/sitemaps/brand-1.xml')).toContain(`/brandDetail/${catalogue.brand('ti')}`)
  expect(await pathsIn('/sitemaps/brand-part-1.xml')).toHaveLength(6)
  const categories = await pathsIn('/sitemaps/category-1.xml')
  expect(categories).toContain(`/datasheet/datasheetCategory/${catalogue.category('capacitor')}`)
  expect(await pathsIn('/sitemaps/selection-1.xml')).toHaveLength(categories.length)
})

test('a datasheet that was taken down is there no longer than an hour', async () => {
  const own = `/specification_detail/${catalogue.doubleSheet}`
  expect(await pathsIn('/sitemaps/datasheet-1.xml')).toContain(own)
  await house.house.db
    .updateTable('datasheet')
    .set({ state: 'removed' })
    .where('id', '=', catalogue.doubleSheet)
    .execute()
  expect(await pathsIn('/sitemaps/datasheet-1.xml')).toContain(own)
  house.pass(hour)
  expect(await pathsIn('/sitemaps/datasheet-1.xml')).toEqual(
    [catalogue.opampSheet, catalogue.mcuSheet].map((id) => `/specification_detail/${id}`),
  )
})

test('many parts are divided, each file has what is in its range and none twice', async () => {
  await sql`
    insert into part (id, brand_id, category_id, model, model_key, model_plain, words, source, package, params)
    overriding system value
    select n, (select min(id) from brand), (select max(id) from category), 'N' || n, 'N' || n, 'n' || n, '', 'tsv', 'SOT-23',
      '[{"name":"A"},{"name":"B"}]'
    from generate_series(48001, 53000) as n
  `.execute(house.house.db)
  house.pass(hour)
  const files = (await pathsIn('/sitemap.xml')).filter((path) => path.includes('/part-'))
  expect(files).toEqual(['/sitemaps/part-1.xml', '/sitemaps/part-2.xml'])
  expect(await pathsIn('/sitemaps/part-1.xml')).toHaveLength(4 + 2000)
  const second = await pathsIn('/sitemaps/part-2.xml')
  expect(second).toHaveLength(3000)
  expect(second[0]).toBe('/datasheet/datasheetDetail/50001/n50001')
})

test('several who ask at once get the same whole file', async () => {
  house.pass(hour)
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('/sitemaps/part-2.xml')))
  for (const { body } of answers) expectXml(body)
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

test('two servers that share a data folder write one file at once, and both answer it whole', async () => {
  house.pass(hour)
  const other = Fastify()
  sitemapPages(other, house.house)
  const answers = await Promise.all([house.app, other].map((app) => app.inject({ url: '/sitemaps/part-2.xml' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  for (const { body } of answers) expectXml(body)
  expect(
    (await readdir(join(house.house.settings.dataDir, 'sitemaps'))).filter((name) => !name.endsWith('.xml')),
  ).toEqual([])
})

test.each(['part-3.xml', 'part-0.xml', 'part-01.xml', 'nothing-1.xml', 'part-1', '..%2Fdatabase%2Flock'])(
  'there is no sitemap %s',
  async (file) => expect((await ask(`/sitemaps/${file}`)).statusCode).toBe(404),
)

test('robots are led to the index and kept from what is not for them', async () => {
  const { body, headers } = await ask('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`\nSitemap: ${house.house.settings.origin}/sitemap.xml\n`)
  for (const path of ['/api/', '/userCenter', '/im/', '/datasheet/datasheetSearch/*?'])
    expect(body).toContain(`\nDisallow: ${path}\n`)
})
