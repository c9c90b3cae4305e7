import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { pagesPdf } from '../../test/pages-pdf.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { keepDatasheet } from './keep-datasheet.ts'

let house: TestHouse
let catalogue: Catalogue
let person: Person
let driver: number
let bridge: number

const driverPages = [
  'TPS5430 Step-down converter',
  'Features. Low noise. Adjustable output.',
  'Pin functions. EN enables the device.',
  'The soft-start time is set by a capacitor. During soft start the output rises. Use 100 nF at 3.3 V.',
  'Absolute maximum ratings. Output current 3 A. Case <b>45</b> & more.',
  'Pins: PD0/OSC_IN, PA13/JTMS-SWDIO, PA9, BOOT0, NRST, V DDA. Ordering: STM32F103C8T6, STM32F103RBT6.',
]
const bridgePages = [
  'Bridge rectifier',
  'A soft landing pad.',
  'The start of the ramp.',
  '整流桥的软启\n动时间可以调节。',
]

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  person = await house.login()
  driver = await keep({
    title: 'Step-down Converter Datasheet',
    brand: 'ti',
    category: 'opamp',
    language: 'en',
    pages: driverPages,
    publishedAt: Date.UTC(2025, 4, 1),
  })
  bridge = await keep({
    title: 'Bridge Datasheet',
    brand: 'onsemi',
    category: 'other-part',
    language: 'zh',
    pages: bridgePages,
    publishedAt: Date.UTC(2023, 4, 1),
  })
  await runDueJobs(house.house, { error: () => {} })
})
afterAll(async () => house[Symbol.asyncDispose]())

interface Kept {
  title: string
  brand: string
  category: string
  language: 'en' | 'zh'
  pages: string[]
  publishedAt: number
}

async function keep({ title, brand, category, language, pages, publishedAt }: Kept, downloadCount = 1) {
  return keepDatasheet(
    house.house,
    {
      brandId: catalogue.brand(brand),
      categoryId: catalogue.category(category),
      title,
      language,
      parts: [],
      downloadCount,
    },
    [
      {
        revision: 'A',
        bytes: await pagesPdf(pages),
        pageCount: pages.length,
        outline: [],
        publishedAt: new Date(publishedAt),
      },
    ],
  )
}

const find = (keywords: string, more: object = {}, who: Person = person) =>
  house.as(who).datasheet.fulltext.search({ keywords, ...more })
const idsOf = async (keywords: string, more: object = {}) =>
  (await find(keywords, more)).data.map(({ spec }) => spec.id)

test('several hits of one page are one line, with the words around them', async () => {
  const { data, totalRecord, dropped } = await find('soft-start')
  expect(totalRecord).toBe(1)
  expect(dropped).toEqual([])
  const [found] = data
  expect(found).toMatchObject({ spec: { id: driver }, total: 1, hits: [{ page: 4, count: 2 }] })
  const hit = found?.hits[0]
  expect(hit?.marks.map(({ start, end }) => hit.snippet.slice(start, end))).toEqual(['soft-start', 'soft start'])
})

test('soft-start, soft start and softstart are one thing', async () => {
  expect(await idsOf('softstart')).toEqual([driver])
  expect((await idsOf('soft start'))[0]).toBe(driver)
  expect(await idsOf('SOFT-START')).toEqual([driver])
})

test('words next to each other come before the same words apart on a page, in the list and in the datasheet', async () => {
  const apart = 'Current of the load. Its limit is high.'
  const kept = await Promise.all(
    [
      { title: 'Apart Load Datasheet', pages: ['Cover', apart], downloads: 900 },
      {
        title: 'Beside Load Datasheet',
        pages: ['Cover', apart, apart, apart, apart, 'The current limit of the load.'],
        downloads: 1,
      },
    ].map(({ downloads, ...sheet }) =>
      keep({ brand: 'ti', category: 'opamp', language: 'en', publishedAt: Date.UTC(2025, 4, 1), ...sheet }, downloads),
    ),
  )
  await runDueJobs(house.house, { error: () => {} })
  const { data } = await find('current limit load')
  expect(data.map(({ spec }) => spec.id)).toEqual(kept.toReversed())
  expect(data[0]?.hits.map(({ page }) => page)).toContain(6)
})

test('words on one page come before words spread over pages', async () => {
  const { data } = await find('soft start')
  expect(data.map(({ spec }) => spec.id)).toEqual([driver, bridge])
  expect(data[1]).toMatchObject({ hits: [{ page: 2 }, { page: 3 }], total: 2 })
})

test('Chinese is found inside longer words, and over the end of a line', async () => {
  const { data } = await find('软启动')
  expect(data).toMatchObject([{ spec: { id: bridge }, hits: [{ page: 4, count: 1 }] }])
  expect(await idsOf('启动时间')).toEqual([bridge])
})

test('a number of a part is found by how it begins, and marked there', async () => {
  const found = await house.as().datasheet.fulltext.search({ keywords: 'STM32F103' })
  expect(found.data.map(({ spec }) => spec.id)).toContain(driver)
  const [hit] = await house.as(person).datasheet.fulltext.pageHits({ id: driver, keywords: 'STM32F103' })
  expect(hit).toMatchObject({ page: 6, marks: [{}] })
})

test.each(['PA9', 'BOOT0', 'NRST', 'VDDA', 'OSC_IN', 'PA13/JTMS', 'PD0', 'SWDIO'])(
  'the pin %s is found on its page',
  async (name) => {
    const hits = await house.as(person).datasheet.fulltext.pageHits({ id: driver, keywords: name })
    expect(hits.map(({ page, count }) => ({ page, count }))).toEqual([{ page: 6, count: 1 }])
  },
)

test('a value is found with or without the space before its unit', async () => {
  expect(await idsOf('100nF')).toEqual([driver])
  expect(await idsOf('3.3V')).toEqual([driver])
  expect(await idsOf('33V')).toEqual([])
})

test('the newest revision is searched, not the ones before it', async () => {
  expect(await idsOf('Dual Operational')).toContain(catalogue.opampSheet)
  const { data, dropped } = await find('"LM358" old')
  expect(dropped).toEqual(['old'])
  expect(data.map(({ spec }) => spec.id)).toContain(catalogue.opampSheet)
})

test('a brand or category of the question need not stand on the page', async () => {
  expect(await idsOf('含 soft-start 的运放')).toEqual([driver])
  expect(await idsOf('安森美 软启动')).toEqual([bridge])
  expect((await find('村田 软启动')).dropped).toEqual(['村田'])
})

test('words that nothing has together are left out and told', async () => {
  const { data, dropped } = await find('soft-start zzqqx')
  expect(dropped).toEqual(['zzqqx'])
  expect(data.map(({ spec }) => spec.id)).toEqual([driver])
})

test('visitors read no words past the preview', async () => {
  const closed = await find('soft-start', {}, {})
  expect(closed.data[0]?.hits).toEqual([{ page: 4, count: 2, snippet: '', marks: [] }])
  const open = await find('adjustable', {}, {})
  expect(open.data[0]?.hits[0]?.snippet).toContain('Adjustable output')
})

test('snippets are plain text', async () => {
  const { data } = await find('ratings')
  expect(data[0]?.hits[0]?.snippet).toContain('<b>45</b> & more')
})

test('each facet counts what another choice would find', async () => {
  const { facets } = await find('soft start')
  const counts = Object.fromEntries(facets.map(({ name, values }) => [name, values.map(({ count }) => count)]))
  expect(counts).toEqual({ categoryId: [1, 1], brandId: [1, 1], language: [1, 1], year: [1, 1] })
  expect(facets.find(({ name }) => name === 'year')?.values.map(({ value }) => value)).toEqual(['2025', '2023'])

  const narrowed = await find('soft start', { brandId: catalogue.brand('onsemi') })
  expect(narrowed.totalRecord).toBe(1)
  const lengths = Object.fromEntries(narrowed.facets.map(({ name, values }) => [name, values.length]))
  expect(lengths).toEqual({ brandId: 2, categoryId: 1, language: 1, year: 1 })
})

test('a parent category holds what is below it', async () => {
  expect(await idsOf('soft start', { categoryId: catalogue.category('amplifier') })).toEqual([driver])
  expect(await idsOf('soft start', { year: 2023, language: 'zh' })).toEqual([bridge])
})

test('pages follow each other without a gap or a repeat', async () => {
  const first = await find('soft start', { pageSize: 1 })
  const second = await find('soft start', { pageSize: 1, pageIndex: 2 })
  expect([first, second].map(({ data, totalRecord }) => [data[0]?.spec.id, totalRecord])).toEqual([
    [driver, 2],
    [bridge, 2],
  ])
})

test('newest and most downloaded are orders of their own', async () => {
  expect(await idsOf('soft start', { sort: 'newest' })).toEqual([driver, bridge])
  await house.house.db.updateTable('datasheet').set({ download_count: 99 }).where('id', '=', bridge).execute()
  expect(await idsOf('soft start', { sort: 'downloads' })).toEqual([bridge, driver])
})

test('a question of signs finds nothing and breaks nothing', async () => {
  for (const keywords of ["'", '\\', "' | '", '!!', '的', ':*', '%', '<->', '𠮷', '(((']) {
    const { totalRecord, data } = await find(keywords)
    expect({ keywords, count: data.length }).toEqual({ keywords, count: totalRecord })
  }
})

test('hits of one datasheet say where they stand', async () => {
  const hits = await house.as(person).datasheet.fulltext.pageHits({ id: driver, keywords: 'soft-start' })
  expect(hits).toHaveLength(1)
  const [{ rects = [], ...hit } = { rects: [] }] = hits
  expect(hit).toMatchObject({ page: 4, count: 2 })
  expect(rects).toHaveLength(2)
  for (const { x, y, width, height } of rects) {
    expect(x).toBeGreaterThan(0)
    expect(x + width).toBeLessThanOrEqual(1)
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(1)
  }
  expect(rects[1]?.x).toBeGreaterThan(rects[0]?.x ?? 1)

  const visitors = await house.as().datasheet.fulltext.pageHits({ id: driver, keywords: 'soft-start' })
  expect(visitors).toEqual([{ page: 4, count: 2, snippet: '', marks: [] }])
})

test('hits of a datasheet that is not there are refused', async () => {
  await expect(house.as().datasheet.fulltext.pageHits({ id: 2_147_483_647, keywords: 'x' })).rejects.toMatchObject({
    message: '没有找到这份资料',
  })
})
