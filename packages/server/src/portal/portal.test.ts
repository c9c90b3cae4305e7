import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { seedPortal } from './portal-seed.ts'
import { forgetTracked, withoutNumbers } from './track.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  await seedPortal(house.house, () => undefined)
})
afterAll(() => house[Symbol.asyncDispose]())

const portal = () => house.as().portal

test('each part of the site has words of its own, and the links as delivered are there without the database', async () => {
  const news = await portal().hotWord.byType({ size: 3 })
  expect(news).toHaveLength(3)
  expect(news.every(({ type }) => type === 'news')).toBe(true)
  expect((await portal().hotWord.search()).map(({ name }) => name)).not.toContain(news[0]?.name)
  expect(await portal().navigation.preset()).toEqual(await portal().navigation.lists())
})

test('the newest release of the app is told, and that there is none', async () => {
  expect((await refused(portal().app.latest())).message).toBe('客户端尚未发布')
  const release = { platform: 'ios' as const, download_url: 'https://example.com/app', content: '修正' }
  await house.house.db
    .insertInto('app_release')
    .values([
      { ...release, version: '2.4.0', version_code: 240 },
      { ...release, version: '2.4.1', version_code: 241 },
    ])
    .execute()
  expect(await portal().app.latest()).toMatchObject({ version: '2.4.1', platform: 'ios', forceUpdate: false })
  expect((await refused(portal().app.latest({ platform: 'android' }))).code).toBe(404)
})

test('what is done is counted by the day, without the number of what it was done to', async () => {
  const path = '/news/article-details/7/tps5430 download'
  const track = (value: string, device: string) =>
    house.app.inject({
      method: 'POST',
      url: '/api/track/add',
      headers: { 'user-agent': device, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ from: path, value }).toString(),
    })
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  for (const value of ['pdf', 'pdf', 'xlsx']) await track(value, browser)
  await track('pdf', 'curl/8.14.1')
  const rows = () => house.house.db.selectFrom('tracked').select(['place', 'value', 'count']).orderBy('count').execute()
  const place = '/news/article-details/*/* download'
  expect(withoutNumbers(path)).toBe(place)
  expect(await rows()).toEqual([
    { place, value: 'xlsx', count: 1 },
    { place, value: 'pdf', count: 2 },
  ])
  house.pass(184 * 24 * 60 * 60_000)
  await forgetTracked(house.house)
  expect(await rows()).toEqual([])
})

test('a box for the whole site gets the likeliest of each part in turn, one for a part only its own', async () => {
  const { data } = await portal().suggestion.list({ keywords: 'stm32f103', size: 6 })
  expect(data[0]).toMatchObject({ scene: 'spec' })
  expect(data.length).toBeLessThanOrEqual(6)
  expect(new Set(data.map(({ name }) => name)).size).toBe(data.length)
  const goods = await portal().suggestion.list({ keywords: 'stm32', scene: 'mall' })
  expect(goods.data.every(({ scene }) => scene === 'mall')).toBe(true)
  expect((await portal().suggestion.list({ keywords: '！' })).data).toEqual([])
})
