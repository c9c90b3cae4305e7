import { type Api } from '@xinpu/sdk/full'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, openMall, sell, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'
import { paymentNo } from '../mall/pay-provider.ts'
import { forgetMissed, missedWord } from '../search/missed-search.ts'

let mall: TestMall
let desk: Api['admin']
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

beforeAll(async () => {
  mall = await openMall()
  const { house } = mall
  const editor = await house.login('+86-13900000300')
  await house.house.db
    .updateTable('account')
    .set({ roles: ['editor'] })
    .where('id', '=', editor.uid)
    .execute()
  desk = house.as(editor).admin
})
afterAll(async () => mall[Symbol.asyncDispose]())

const db = () => mall.house.house.db

/** What somebody, or a program, asks for by an address. */
const ask = (path: string, device = browser) =>
  mall.house.app.inject({ url: `/api${path}`, headers: { 'user-agent': device } })
const search = async (keywords: string, device?: string) => {
  const answer = await ask(`/chip/specification/search?keywords=${encodeURIComponent(keywords)}`, device)
  return answer.json<{ data: { totalRecord: number; data: { model: string }[] } }>().data
}
const open = (place: string, device = browser) =>
  mall.house.app.inject({
    method: 'POST',
    url: '/api/track/add',
    headers: { 'user-agent': device, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ from: `${place} view`, value: '' }).toString(),
  })
const today = async () => (await desk.figure.days()).at(-1)

test('pages that people open are counted by the day and by their kind; what programs open is not', async () => {
  for (const place of [
    '/about',
    '/specification/$search',
    '/news/article-details/7/tps5430',
    '/news/article-details/8',
  ])
    await open(place)
  await open('/about', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)')
  await open('/about', 'curl/8.14.1')
  expect(await desk.figure.days()).toHaveLength(30)
  expect(await today()).toMatchObject({ views: 4, searches: 1, missed: 0 })
  expect(await desk.figure.pages()).toContainEqual({ place: '/about', views: 1 })
})

test('a word that nothing answers to is counted, and found once it stands for a part', async () => {
  await sell(mall.house, mall.shop, { model: 'LM358DR' })
  for (const word of ['夜光宝', ' 夜光宝 ']) expect((await search(word)).totalRecord).toBe(0)
  await search('夜光宝', 'python-requests/2.32')
  expect((await desk.figure.missed()).data).toEqual([{ word: '夜光宝', count: 2, lastDay: (await today())?.day }])
  const { id } = await desk.alias.add({ word: '夜光宝', kind: 'part', target: 'lm358dr' })
  expect((await search('夜光宝')).data[0]?.model).toBe('LM358DR')
  expect((await desk.figure.missed()).data).toEqual([])
  expect((await desk.alias.list()).data).toMatchObject([{ id, word: '夜光宝', kind: 'part', target: 'LM358DR' }])
  await desk.alias.remove({ id })
  expect((await search('夜光宝')).totalRecord).toBe(0)
  expect((await refused(desk.alias.remove({ id }))).code).toBe(404)
})

test('letters stand for another number too, and the number is found as itself', async () => {
  const { id } = await desk.alias.add({ word: 'QQQ9', kind: 'part', target: 'LM358DR' })
  expect((await search('qqq-9')).data[0]).toMatchObject({ model: 'LM358DR', match: 'exact' })
  await desk.alias.remove({ id })
})

test('a word may stand for a brand or a category, beside other words', async () => {
  const brand = await desk.alias.add({ word: '德仪芯片', kind: 'brand', target: 'TI' })
  expect((await search('德仪芯片 LM358DR')).data[0]?.model).toBe('LM358DR')
  await desk.alias.remove(brand)
  expect((await refused(desk.alias.add({ word: '小黑块', kind: 'category', target: '没有的分类' }))).message).toBe(
    '没有找到这个分类',
  )
})

test('what is a name already, a value or a package stays what it is, and one word stands for one thing', async () => {
  const add = (word: string) => desk.alias.add({ word, kind: 'brand', target: 'TI' })
  expect((await refused(add('德州仪器'))).message).toMatch(/已经是“.*”的名称/)
  expect((await refused(add('0402'))).message).toContain('读作封装')
  expect((await refused(add('！'))).message).toBe('搜索词须含文字或数字')
  const { id } = await add('得州')
  expect((await refused(add('得州'))).message).toBe('“得州”已经有别名，请先删除它')
  await desk.alias.remove({ id })
})

test('who has no such right sees neither', async () => {
  const { uid, ...person } = await mall.house.login('+86-13900000301')
  await db()
    .updateTable('account')
    .set({ roles: ['reviewer'] })
    .where('id', '=', uid)
    .execute()
  const { admin } = mall.house.as({ uid, ...person })
  expect((await refused(admin.figure.days())).code).toBe(403)
  expect((await refused(admin.alias.list())).code).toBe(403)
})

test('words are kept in capitals for a quarter; numbers and addresses of people never', async () => {
  expect(missedWord('  usb　 pd ')).toBe('USB PD')
  for (const text of ['a@example.com', '13800000000', '138 0000 0000', '…', 'x'.repeat(61)])
    expect(missedWord(text)).toBeUndefined()
  await forgetMissed(db(), new Date(Date.now() + 91 * 24 * 60 * 60_000))
  expect(await db().selectFrom('missed_search').selectAll().execute()).toEqual([])
})

test('lists of parts are followed to what their owners paid, demands to quotes, quotes to answers', async () => {
  const [me, other] = [await mall.buyer(), await mall.buyer()]
  const list = { boards: 1, attrition: 0, line_count: 2, demand_count: 0, review_count: 0, lines: '[]' }
  const accounts = (await db().selectFrom('account').select('id').orderBy('id', 'desc').limit(2).execute()).toReversed()
  for (const [at, { id }] of accounts.entries())
    await db()
      .insertInto('bom')
      .values({ ...list, account_id: id, name: '主板', cart_count: at === 0 ? 1 : 0 })
      .execute()
  const made = await buy(me, await sell(mall.house, mall.shop, { model: 'LM358DR' }), 100)
  const { mallPayOnlineId } = await me.mall.payment.create({ payOrderId: made.payOrderId, payType: 'ALI' })
  await mall.house.app.inject({ method: 'POST', url: `/sandbox/pay/${paymentNo(mallPayOnlineId)}/paid` })
  await buy(other, await sell(mall.house, mall.shop, { model: 'NE555' }), 100)
  const week = (await desk.figure.trade()).at(-1)
  expect(week?.lists).toEqual({ uploaded: 2, matched: 1, carted: 1, ordered: 1, paid: 1 })
  expect(week?.quoted).toEqual({ count: 0 })
  expect(await desk.figure.trade()).toHaveLength(12)
  expect(await desk.figure.trade({ period: 'day' })).toHaveLength(30)
})

test('half of all demands have a quote within the median, nine of ten within the other', async () => {
  const [one, two] = await db().selectFrom('account').select('id').orderBy('id').limit(2).execute()
  for (const minutes of [10, 30, 110])
    await sql`
      with post as (
        insert into demand (account_id, type, model, model_plain, quantity, expires_at, created_at)
        values (${one?.id}, 1, ${`X${minutes}`}, ${`x${minutes}`}, 1, now() + interval '1 day', now() - interval '1 day')
        returning id, created_at
      ), quote as (
        insert into enquiry (demand_id, account_id, owner_id, seat, quantity, price, currency, tax_included, taxed_price,
          valid_days, valid_until, created_at)
        select id, ${two?.id}, ${one?.id}, 1, 1, 1, 'CNY', true, 1, 1, now(),
          created_at + make_interval(mins => ${minutes}::int) from post
        returning id, created_at
      ) insert into enquiry_round (enquiry_id, act, revision, created_at)
      select id, 'accept', 1, created_at + make_interval(mins => 2 * ${minutes}::int) from quote`.execute(db())
  const days = await desk.figure.trade({ period: 'day' })
  const quoted = days.find(({ quoted: { count } }) => count === 3)
  expect(quoted?.quoted).toEqual({ count: 3, median: 30, p90: 94 })
  expect(days.reduce((sum, { answered }) => sum + answered.count, 0)).toBe(3)
})
