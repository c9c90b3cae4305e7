import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { seedArticles } from '../article/article-seed.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import { seedZone } from './seed/zone-seed.ts'

let house: TestHouse
let reader: Person

beforeAll(async () => {
  house = await openHouse()
  await seedCatalogue(house.house.db)
  await seedArticles(house.house, () => {})
  await seedZone(house.house, () => {})
  reader = await house.login()
}, 120_000)
afterAll(async () => house[Symbol.asyncDispose]())

const zone = (person: Person = {}) => house.as(person).prefecture

test('the home shows the newest of each kind, and counts them', async () => {
  const { schemes, originalDatas, counts, ...home } = await zone().zone.home({})
  expect(schemes).toHaveLength(8)
  expect(originalDatas.every(({ language }) => language === 'zh')).toBe(true)
  expect([home.courses, home.datums, home.columns].map((rows) => new Set(rows.map(({ type }) => type)))).toEqual([
    new Set(['course']),
    new Set(['datum']),
    new Set(['column']),
  ])
  expect(counts).toMatchObject({ courses: 5, datums: 5, schemes: 12 })
})

test('courses stand in the zone alone, with a subject; columns are the articles of series', async () => {
  const { techArticle } = zone()
  const subjects = await techArticle.categories({ type: 'course' })
  const power = subjects.find(({ name }) => name === '电源')
  expect(power?.count).toBe(1)
  const { data } = await techArticle.list({ type: 'course', categoryId: power?.id })
  expect(data).toMatchObject([{ categoryName: '电源', type: 'course' }])
  const title = data[0]?.title ?? ''
  expect((await house.as().article.news.search({ keywords: title })).totalRecord).toBe(0)
  expect((await techArticle.search({ keywords: title })).data[0]?.title).toBe(title)
  const [column] = (await techArticle.list({ type: 'column' })).data
  const read = await techArticle.detail({ id: column?.id ?? 0 })
  expect(read.series?.articles.map(({ id }) => id)).toContain(column?.id)
})

test('everybody reads three pages of a document, and the whole one after a login', async () => {
  const [{ id = 0 } = {}] = (await zone().techArticle.list({ type: 'course' })).data
  const seen = await zone().techArticle.detail({ id })
  expect(seen.fileUrl).toBeUndefined()
  expect((await house.app.inject({ url: seen.previewUrl })).headers['content-type']).toContain('application/pdf')
  const { fileUrl = '' } = await zone(reader).techArticle.detail({ id })
  expect((await house.app.inject({ url: fileUrl })).statusCode).toBe(401)
  const headers = { token: reader.token ?? '', uid: String(reader.uid) }
  expect((await house.app.inject({ url: fileUrl, headers })).statusCode).toBe(200)
})

test('the document of a course that is taken down is served to nobody any more', async () => {
  const [{ id = 0 } = {}] = (await zone().techArticle.list({ type: 'datum' })).data
  const { previewUrl, fileUrl = '' } = await zone(reader).techArticle.detail({ id })
  const headers = { token: reader.token ?? '', uid: String(reader.uid) }
  const statusOf = async (url: string) => (await house.app.inject({ url, headers })).statusCode
  expect([await statusOf(previewUrl), await statusOf(fileUrl)]).toEqual([200, 200])
  const { platform } = house.as(await reviewer(house)).admin
  await platform.setArticleStatus({ id, status: 'DISMOUNT' })
  expect([await statusOf(previewUrl), await statusOf(fileUrl)]).toEqual([404, 404])
  expect(await zone(reader).techArticle.detail({ id })).toMatchObject({ status: 'DISMOUNT', previewUrl: '' })
  await platform.setArticleStatus({ id, status: 'PUBLISHED' })
  expect(await statusOf(previewUrl)).toBe(200)
})

test('several documents come as one zip, whose taking is counted', async () => {
  const { data } = await zone(reader).originalData.list({})
  const ids = data.slice(0, 2).map(({ id }) => id)
  const zip = await zone(reader).originalData.download({ ids: [...ids, 999_999] })
  expect((await zip.text()).slice(0, 2)).toBe('PK')
  expect((await zone().originalData.detail({ id: ids[0] ?? 0 })).downloadCount).toBe(1)
  expect(await refused(zone(reader).scheme.download({ ids: [999_999] }))).toMatchObject({ code: 404 })
})

test('documents of a maker are Chinese first, and narrowed by language, kind and words', async () => {
  const [factory] = (await zone().originalFactory.list({})).data
  const id = factory?.id ?? 0
  const { types, languages, dataCount } = await zone().originalFactory.detail({ id })
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(dataCount)
  expect(languages.map(({ language }) => language)).toEqual(['zh', 'en'])
  const { data } = await zone().originalData.list({ originalFactoryId: id })
  expect(data.at(-1)?.language).toBe('en')
  const english = await zone().originalData.list({ originalFactoryId: id, language: 'en', type: 'guide' })
  expect(english.totalRecord).toBe(languages[1]?.count)
  expect((await zone().originalData.list({ keywords: '产品总览' })).totalRecord).toBe(6)
})

test('a circuit is found by its part and by those it uses, and each of its lines leads to the catalogue', async () => {
  const { scheme } = zone()
  const byPart = await scheme.list({ model: 'AMS1117-3.3' })
  expect(byPart.data.map(({ name }) => name)).toEqual(['5 V 转 3.3 V 低压差供电'])
  expect((await scheme.list({ model: 'GRM188R71H104KA93D' })).totalRecord).toBeGreaterThan(3)
  const circuit = await scheme.detail({ id: byPart.data[0]?.id ?? 0 })
  expect(circuit.parts.every(({ modelId }) => modelId !== undefined)).toBe(true)
  expect(circuit.parts.every(({ marks, designator }) => marks.length === designator.split(' ').length)).toBe(true)
  expect((await house.app.inject({ url: circuit.imgUrl })).body).toContain('<svg')
  const [brand] = await scheme.brands({ keywords: '德州' })
  const { data } = await scheme.models({ brandId: brand?.id ?? 0 })
  expect(data).toContainEqual({ model: 'TPS54302DDCR', schemeCount: 1 })
})

test('visitors of one place are one, and no address of theirs is kept', async () => {
  const [{ id = 0 } = {}] = (await zone().scheme.list({ keywords: 'LM358' })).data
  const from = (remoteAddress: string) =>
    house.app.inject({ url: `/api/BrandModelNameScheme/detail?id=${id}`, remoteAddress })
  for (const host of ['1', '2', '3']) await from(`2001:db8:1:2::${host}`)
  await from('2001:db8:1:3::1')
  expect((await zone().scheme.list({ keywords: 'LM358' })).data.find((row) => row.id === id)?.viewCount).toBe(2)
  const kept = await house.house.db.selectFrom('zone_view').select('viewer').execute()
  expect(kept.map(({ viewer }) => viewer).join(' ')).not.toContain('2001')
})

test('who looks at a circuit again on the same day counts once', async () => {
  const [{ id = 0 } = {}] = (await zone().scheme.list({ keywords: 'NE555' })).data
  for (const person of [{}, {}, reader, reader]) await zone(person).scheme.detail({ id })
  expect((await zone().scheme.list({ keywords: 'NE555' })).data[0]?.viewCount).toBe(2)
})

test('a maker can be followed', async () => {
  const [factory] = (await zone().originalFactory.list({})).data
  await house.as(reader).article.follow.follow({ type: 'originalFactory', targetId: factory?.id ?? 0 })
  expect((await zone(reader).originalFactory.detail({ id: factory?.id ?? 0 })).isFollow).toBe(true)
})

test('words that are typed lead to circuits and documents', async () => {
  const { data } = await house.as().portal.suggestion.list({ keywords: 'TPS54302', scene: 'prefecture' })
  expect(data[0]?.url).toMatch(/^\/prefecture\/\w+\?id=\d+$/)
})

test('who takes a document again on the same day counts once, and on the next day anew', async () => {
  const [{ id = 0 } = {}] = (await zone().techArticle.list({ type: 'course' })).data
  const take = async (person: Person) => (await zone(person).techArticle.download({ ids: [id] })).text()
  const count = async () => (await zone().techArticle.detail({ id })).downloadCount
  for (let round = 0; round < 3; round += 1) await take(reader)
  expect(await count()).toBe(1)
  house.pass(24 * 60 * 60_000)
  await take(await house.login())
  expect(await count()).toBe(2)
})
