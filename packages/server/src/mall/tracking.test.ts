import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, openMall, openShop, sell, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'
import { trackingOf } from './tracking.ts'

const minute = 60_000
const hour = 60 * minute
let mall: TestMall

beforeAll(async () => {
  mall = await openMall()
})
afterAll(async () => mall[Symbol.asyncDispose]())

/** Somebody with an order of 100 pieces that is paid, and the shop that they bought of. */
async function paid(of: TestMall = mall) {
  const me = await of.buyer()
  const seller = of.house.as(of.shop.keeper).mall
  const mallGoodsId = await sell(of.house, of.shop, { model: 'LM358DR' })
  const { payOrderId, orderIds } = await buy(me, mallGoodsId, 100)
  const voucher = { imgUrl: '/files/oss/0123456789abcdef0123456789abcdef.jpg', payer: '王收', amount: 386 }
  const { id } = await me.mall.receipt.add({ ...voucher, payOrderId, payTime: '2026-11-20T10:00:00+08:00' })
  await seller.receipt.audit({ id, status: 'accepted' })
  const orderId = orderIds[0] ?? 0
  const ship = (company: string, no: string, quantity: number) =>
    seller.merchantOrder.ship({ id: orderId, company, no, goods: [{ mallGoodsId, quantity }] })
  return { id: orderId, mall: me.mall, seller, ship }
}

/** Lets the parcels of an order be so many hours on their way. */
const sentAgo = (orderId: number, hours: number) => {
  const { db, now } = mall.house.house
  const sent_at = new Date(now().getTime() - hours * hour)
  return db.updateTable('order_parcel').set({ sent_at }).where('order_id', '=', orderId).execute()
}

const texts = ({ traces }: { traces: { text: string }[] }) => traces.map(({ text }) => text)

test('a parcel goes its way from the hand-over to the signature, the newest first', async () => {
  const me = await paid()
  await me.ship('顺丰速运', 'SF1', 100)
  const ask = () => me.mall.order.logistics({ id: me.id })
  expect(await ask()).toMatchObject({
    company: '顺丰速运',
    no: 'SF1',
    url: 'https://www.sf-express.com/',
    traces: [{ text: '店铺已交给顺丰速运，运单号 SF1' }],
  })
  await sentAgo(me.id, 4)
  expect(texts(await ask())).toEqual(['【深圳市】快件已由华强北营业点揽收', '店铺已交给顺丰速运，运单号 SF1'])
  await sentAgo(me.id, 60)
  const { traces } = await ask()
  expect(traces[0]?.text).toContain('已签收')
  expect(traces.map(({ time }) => time)).toEqual(
    traces
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  )
  expect(await ask()).toEqual({ ...(await ask()), traces })
})

test('of several parcels the first is told of, or the one whose number is given', async () => {
  const me = await paid()
  expect(await refused(me.mall.order.logistics({ id: me.id }))).toMatchObject({
    code: 409,
    message: '店铺还没有发货，发货后可以查看物流',
  })
  await me.ship('圆通速递', 'YT1', 40)
  await me.ship('京东物流', 'JD2', 60)
  expect((await me.mall.order.logistics({ id: me.id })).no).toBe('YT1')
  expect(await me.mall.order.logistics({ id: me.id, no: 'JD2' })).toMatchObject({ company: '京东物流', no: 'JD2' })
  expect(await refused(me.mall.order.logistics({ id: me.id, no: 'SF9' }))).toMatchObject({
    code: 404,
    message: '运单号：这个订单里没有 SF9',
  })
})

test('the buyer and the seller may ask, and nobody else knows of the order', async () => {
  const me = await paid()
  await me.ship('中通快递', 'ZT1', 100)
  await expect(me.seller.order.logistics({ id: me.id })).resolves.toMatchObject({ no: 'ZT1' })
  const stranger = await mall.comer()
  const other = await openShop(mall.house)
  const faults = await Promise.all([
    refused(stranger.mall.order.logistics({ id: me.id })),
    refused(mall.house.as(other.keeper).mall.order.logistics({ id: me.id, no: 'ZT1' })),
    refused(me.mall.order.logistics({ id: 2_000_000_000 })),
  ])
  for (const fault of faults) expect(fault).toMatchObject({ code: 404, message: '没有找到这个订单' })
  expect((await refused(mall.house.as().mall.order.logistics({ id: me.id }))).code).toBe(401)
  await me.mall.order.finish({ id: me.id })
  await me.mall.order.remove({ ids: [me.id] })
  expect((await refused(me.mall.order.logistics({ id: me.id }))).code).toBe(404)
})

test('a carrier that nobody can ask leaves the parcel with its number, and says what to do', async () => {
  const me = await paid()
  await me.ship('货代自提', 'HK-1', 50)
  await me.ship('顺丰速运', '1'.repeat(33), 50)
  const told = await me.mall.order.logistics({ id: me.id })
  expect(told).toMatchObject({ company: '货代自提', no: 'HK-1' })
  expect(told.url).toBeUndefined()
  expect(texts(told)).toEqual([
    '店铺已交给货代自提，运单号 HK-1。这家承运方不能在线跟踪，请凭运单号向承运方查询，或联系店铺',
  ])
  const odd = await me.mall.order.logistics({ id: me.id, no: '1'.repeat(33) })
  expect(texts(odd)).toEqual([expect.stringContaining('请凭运单号向承运方查询')])
})

test('a provider that is down fails the one parcel in words, and the order stands', async () => {
  await using own = await openMall()
  const asked: string[] = []
  let answer = 'garbage'
  const server = createServer((request, response) => {
    request.on('data', (part) => asked.push(new URLSearchParams(String(part)).get('param') ?? ''))
    request.on('end', () => response.end(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { house } = own.house
  const settings = { ...house.settings, kuaidi100: { customer: 'C', key: 'K', endpoint } }
  house.tracking = trackingOf({ settings, now: house.now })

  const me = await paid(own)
  await me.ship('顺丰速运', 'SF 1', 50)
  await me.ship('中通快递', 'ZT2', 50)
  expect(await refused(me.mall.order.logistics({ id: me.id }))).toMatchObject({
    message: '物流信息暂时查不到，请过几分钟再试，或凭运单号 SF 1 向顺丰速运查询',
    data: { company: '顺丰速运', no: 'SF 1' },
  })
  await expect(me.mall.order.detail({ id: me.id })).resolves.toMatchObject({ parcels: [{ no: 'SF 1' }, { no: 'ZT2' }] })
  const told = (day: string) => {
    const data = [{ time: `${day} 09:00:00`, context: '放门口了', areaName: '广东,深圳市' }]
    answer = JSON.stringify({ state: '3', data })
  }
  told('2099-01-01')
  own.house.pass(minute)
  const track = await me.mall.order.logistics({ id: me.id })
  expect(track.no).toBe('SF 1')
  expect(texts(track)).toEqual(['已签收：【深圳市】放门口了', '店铺已交给顺丰速运，运单号 SF 1'])
  told('2020-01-01')
  expect(texts(await me.mall.order.logistics({ id: me.id, no: 'ZT2' }))).toEqual(['已签收：【深圳市】放门口了'])
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({ com: 'shunfeng', num: 'SF1', phone: '7788' })
  server.close()
})

test('without a provider and a sandbox the parcel says where else to ask', async () => {
  await using own = await openMall()
  const { house } = own.house
  house.tracking = trackingOf({ settings: { ...house.settings, hasSandbox: false }, now: house.now })
  const me = await paid(own)
  await me.ship('申通快递', 'ST1', 100)
  expect((await refused(me.mall.order.logistics({ id: me.id }))).message).toBe(
    '物流查询暂未开通，请过几分钟再试，或凭运单号 ST1 向申通快递查询',
  )
})
