import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDaily } from '../core/daily.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import type { TestHouse } from '../../test/house.ts'
import {
  buy,
  changeGoods,
  openMall,
  openShop,
  sell,
  type Buyer,
  type TestMall,
  type TestShop,
} from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'

const hour = 60 * 60_000
const silent = { info: () => {}, error: (error: unknown) => expect.unreachable(String(error)) }
let mall: TestMall
let house: TestHouse
let shop: TestShop

beforeAll(async () => {
  mall = await openMall([{ currency: 'CNY', fee: 12, freeFrom: 500 }])
  ;({ house, shop } = mall)
})
afterAll(async () => mall[Symbol.asyncDispose]())

const stockOf = async (id: number) => (await house.as().mall.goods.detail({ id })).stock

test('a cart of two shops becomes an order each and one payment; its pieces are held and its lines gone', async () => {
  const me = await mall.buyer()
  const other = await openShop(house)
  const mine = await sell(house, shop, { model: 'LM358DR' })
  const theirs = await sell(house, other, { model: 'STM32F103C8T6', ladder: [{ min: 1, price: 0.1 }] })
  const ids: number[] = []
  for (const [mallGoodsId, quantity] of [
    [mine, 460],
    [theirs, 100],
  ] as const)
    ids.push((await me.mall.cart.add({ mallGoodsId, quantity })).id)
  const shown = await me.mall.prepare.fromCart({ cartIds: ids })
  expect(shown).toMatchObject({ goodsAmount: 1785.6, freight: 0, payAmount: 1785.6, taxAmount: 0 })
  const made = await me.mall.checkout.fromCart({
    orderToken: shown.orderToken,
    addressId: me.addressId,
    cartIds: ids,
    remarks: [{ merchantId: other.id, remark: '请写料号' }],
  })
  expect(made).toMatchObject({ payAmount: 1785.6, currency: 'CNY' })
  expect(made.orderIds).toHaveLength(2)
  expect(await me.mall.cart.total()).toBe(0)
  expect([await stockOf(mine), await stockOf(theirs)]).toEqual([9540, 9900])
  const [, second] = made.orderIds
  expect(await me.mall.order.detail({ id: second ?? 0 })).toMatchObject({
    status: 'unpaid',
    remark: '请写料号',
    address: { district: '南山区' },
    goods: [{ model: 'STM32F103C8T6', quantity: 100, price: 0.1, amount: 10 }],
    logs: [{ text: '订单已生成，库存已锁定' }],
  })
  const pay = await me.mall.payOrder.detail({ payOrderId: made.payOrderId })
  expect(pay).toMatchObject({ status: 'unpaid', payAmount: 1785.6, payTypes: ['ALI', 'WX', 'BANK'] })
  expect(pay.orders.map(({ id }) => id)).toEqual(made.orderIds)
})

test('the same token makes one order, however often and at once it is sent', async () => {
  const me = await mall.buyer()
  const mallGoodsId = await sell(house, shop, { model: 'LM358' })
  const { orderToken } = await me.mall.prepare.fromGoods({ mallGoodsId, quantity: 10 })
  const send = () => me.mall.checkout.fromGoods({ orderToken, addressId: me.addressId, mallGoodsId, quantity: 10 })
  const made = await Promise.all([send(), send(), send()])
  expect(new Set(made.map(({ payOrderId }) => payOrderId)).size).toBe(1)
  expect(await send()).toEqual(made[0])
  expect(await stockOf(mallGoodsId)).toBe(9990)
})

test('what is other than it was shown is not ordered', async () => {
  const me = await mall.buyer()
  const mallGoodsId = await sell(house, shop, { model: 'BSS84', stock: 100 })
  const { orderToken } = await me.mall.prepare.fromGoods({ mallGoodsId, quantity: 100 })
  const send = (quantity = 100) =>
    refused(me.mall.checkout.fromGoods({ orderToken, addressId: me.addressId, mallGoodsId, quantity }))
  expect((await send(50)).message).toBe('提交的商品与确认单不一致，请重新核对')
  await changeGoods(house, mallGoodsId, { micros: ['5210000', '3900000', '3520000'] })
  expect(await send()).toMatchObject({ code: 409, message: 'BSS84 的价格已变，请重新核对' })
  await changeGoods(house, mallGoodsId, { micros: ['5210000', '3860000', '3520000'] })
  await buy(await mall.buyer(), mallGoodsId, 10)
  expect((await send()).message).toBe('BSS84 数量 100：库存只剩 90 片，可以买 90 片')
  const stranger = await mall.buyer()
  expect(
    await refused(
      stranger.mall.checkout.fromGoods({ orderToken, addressId: stranger.addressId, mallGoodsId, quantity: 100 }),
    ),
  ).toMatchObject({ code: 409, message: '确认单已过期，请重新核对后提交' })
})

test('freight that is other than it was shown is not ordered, whichever shop asks for it', async () => {
  const me = await mall.buyer()
  const other = await openShop(house)
  const cartIds: number[] = []
  for (const one of [shop, other]) {
    const mallGoodsId = await sell(house, one, { model: 'LM358DR' })
    cartIds.push((await me.mall.cart.add({ mallGoodsId, quantity: 1 })).id)
  }
  const shown = await me.mall.prepare.fromCart({ cartIds })
  expect(shown.freight).toBe(12)
  const charge = (fee: number) =>
    house.as(other.keeper).mall.merchantEntry.update({ freights: [{ currency: 'CNY', fee, freeFrom: null }] })
  const send = (orderToken: string) => me.mall.checkout.fromCart({ orderToken, addressId: me.addressId, cartIds })
  await charge(30)
  expect(await refused(send(shown.orderToken))).toMatchObject({ code: 409, message: '运费已变，请重新核对' })
  const again = await me.mall.prepare.fromCart({ cartIds })
  expect(again.freight).toBe(42)
  expect(await send(again.orderToken)).toMatchObject({ payAmount: again.payAmount })
})

test('an order that comes to less than a fen, or to more than can be paid, is refused before it is made', async () => {
  const me = await mall.buyer()
  const other = await openShop(house)
  const told = async (price: number, quantity: number) => {
    const mallGoodsId = await sell(house, other, { model: 'LM358DR', ladder: [{ min: 1, price }], stock: 1_000_000 })
    const prepared = me.mall.prepare.fromGoods({ mallGoodsId, quantity })
    return prepared.then(
      ({ payAmount }) => payAmount,
      ({ code, message }) => `${code} ${message}`,
    )
  }
  expect([await told(0.000_001, 4999), await told(0.000_001, 5000)]).toEqual([
    expect.stringMatching(/^409 .+ 的订单金额不足 0\.01，请增加数量$/),
    0.01,
  ])
  expect([await told(99_999.999_9, 10_000), await told(100_000, 10_000)]).toEqual([
    999_999_999,
    expect.stringMatching(/^409 .+ 的订单金额超过 999,999,999，请减少数量$/),
  ])
})

test('nobody orders goods of their own shop, neither at once nor from the cart', async () => {
  const other = await openShop(house)
  const { mall: mine } = house.as(other.keeper)
  const mallGoodsId = await sell(house, other, { model: 'LM358DR' })
  const own = { code: 409, message: 'LM358DR 是自己店铺的商品，不能下单' }
  expect(await refused(mine.prepare.fromGoods({ mallGoodsId, quantity: 1 }))).toMatchObject(own)
  const { id } = await mine.cart.add({ mallGoodsId, quantity: 1 })
  expect(await refused(mine.prepare.fromCart({ cartIds: [id] }))).toMatchObject(own)
})

test('dollars and yuan are ordered apart, and dollars go to Hong Kong', async () => {
  const me = await mall.buyer()
  const yuan = await me.mall.cart.add({ mallGoodsId: await sell(house, shop, { model: 'LM358' }), quantity: 1 })
  const id = await sell(house, shop, { model: 'NE5532DR', currency: 'USD' })
  const dollars = await me.mall.cart.add({ mallGoodsId: id, quantity: 1 })
  expect((await refused(me.mall.prepare.fromCart({ cartIds: [yuan.id, dollars.id] }))).message).toMatch(/分开下单/)
  const { orderToken, payTypes, addresses } = await me.mall.prepare.fromCart({ cartIds: [dollars.id] })
  expect([payTypes, addresses]).toEqual([['BANK'], []])
  const sent = me.mall.checkout.fromCart({ orderToken, addressId: me.addressId, cartIds: [dollars.id] })
  expect((await refused(sent)).message).toBe('美元订单请选择香港的收货地址')
})

test('an order that is cancelled or not paid in time gives its pieces back, once, to where they lay', async () => {
  const me = await mall.buyer()
  const id = await sell(house, shop, { model: 'GD32F103C8T6', stock: 30 })
  const first = await buy(me, id, 10)
  await me.mall.order.close({ id: first.orderIds[0] ?? 0, closeReason: '买错了' })
  expect(await stockOf(id)).toBe(30)
  expect((await refused(me.mall.order.close({ id: first.orderIds[0] ?? 0 }))).message).toBe('订单已关闭，不能这样操作')
})

test('an order that nobody pays closes by itself after two hours, whoever looks or nobody', async () => {
  await using own = await openMall()
  const { house: later } = own
  const id = await sell(later, own.shop, { model: 'LM358', stock: 30 })
  const seen = await buy(await own.buyer(), id, 10)
  await buy(await own.buyer(), id, 20)
  later.pass(2 * hour)
  const mine = later.as(await later.login('+86-13700099999')).mall
  expect((await mine.goods.detail({ id })).stock).toBe(0)
  await runDaily(later.house, silent)
  expect((await mine.goods.detail({ id })).stock).toBe(30)
  await runDaily(later.house, silent)
  expect((await mine.goods.detail({ id })).stock).toBe(30)
  const order = await later.house.db
    .selectFrom('mall_order')
    .select(['status', 'close_reason'])
    .where('id', '=', seen.orderIds[0] ?? 0)
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ status: 'closed', close_reason: '超时未付款' })
})

test('the pieces of an order that nobody pays lie on the shelf again the moment its time is up, also after a voucher', async () => {
  await using own = await openMall()
  const { house: later } = own
  const id = await sell(later, own.shop, { model: 'LM358', stock: 30 })
  const work = () => runDueJobs(later.house, silent)
  const stock = async () => (await later.as().mall.goods.detail({ id })).stock
  const me = await own.buyer()
  await buy(me, id, 10)
  const { payOrderId } = await buy(me, id, 20)
  later.pass(1.5 * hour)
  const voucher = {
    imgUrl: `/files/oss/${'0'.repeat(32)}.jpg`,
    payer: '王收',
    amount: 77,
    payTime: '2026-11-20T10:00:00+08:00',
  }
  const receipt = await me.mall.receipt.add({ ...voucher, payOrderId })
  await work()
  expect(await stock()).toBe(0)
  later.pass(0.5 * hour)
  await work()
  expect(await stock()).toBe(10)
  await later.as(own.shop.keeper).mall.receipt.audit({ id: receipt.id, status: 'refused', refuseReason: '没有到账' })
  later.pass(2 * hour - 1000)
  await work()
  expect(await stock()).toBe(10)
  later.pass(1000)
  await work()
  expect(await stock()).toBe(30)
})

test('of two hundred who want the last piece one gets it, and all others are told', async () => {
  await using crowd = await openMall()
  const id = await sell(crowd.house, crowd.shop, { model: 'LM358DR', stock: 1 })
  const buyers: Buyer[] = []
  for (let at = 0; at < 200; at += 1) buyers.push(await crowd.buyer())
  const shown = await Promise.all(
    buyers.map(async (one) => ({ ...one, ...(await one.mall.prepare.fromGoods({ mallGoodsId: id, quantity: 1 })) })),
  )
  const all = await Promise.allSettled(
    shown.map(({ mall, addressId, orderToken }) =>
      mall.checkout.fromGoods({ orderToken, addressId, mallGoodsId: id, quantity: 1 }),
    ),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const words = new Set(all.flatMap((one) => (one.status === 'rejected' ? String(one.reason.message) : [])))
  expect([...words]).toEqual(['LM358DR 数量 1：已售完'])
}, 120_000)

test('orders are found by the days they were made on, in China; a span that ends before it begins is refused', async () => {
  const me = await mall.buyer()
  const id = await sell(house, shop, { model: 'NE5532DR' })
  const { orderIds } = await buy(me, id, 1)
  // 01:00 of the first of February in China.
  await house.house.db
    .updateTable('mall_order')
    .set({ created_at: new Date('2026-01-31T17:00:00Z') })
    .where('id', '=', orderIds[0] ?? 0)
    .execute()
  const found = async (beginDay?: string, endDay?: string) =>
    (await me.mall.order.list({ ...(beginDay && { beginDay }), ...(endDay && { endDay }) })).totalRecord
  expect([
    await found('2026-02-01', '2026-02-01'),
    await found('2026-02-02'),
    await found(undefined, '2026-01-31'),
  ]).toEqual([1, 0, 0])
  expect(await refused(me.mall.order.list({ beginDay: '2026-02-02', endDay: '2026-02-01' }))).toMatchObject({
    code: 400,
    message: '开始日期不能晚于结束日期',
  })
})

test('orders of two people are found from either side, and those of others are not among them', async () => {
  const [me, stranger] = [await mall.buyer(), await mall.buyer()]
  const { orderIds } = await buy(me, await sell(house, shop, { model: 'LM358DR' }), 1)
  const other = await openShop(house)
  await buy(me, await sell(house, other, { model: 'NE5532DR' }), 1)
  const { enterprise_id: enterpriseId } = await house.house.db
    .selectFrom('merchant')
    .select('enterprise_id')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()
  const bought = async (whose: object) => (await me.mall.order.list(whose)).data.map(({ id }) => id)
  const sold = async (buyerId: number) =>
    (await house.as(shop.keeper).mall.merchantOrder.list({ buyerId })).data.map(({ id }) => id)
  expect([await bought({ sellerId: shop.keeper.uid }), await bought({ enterpriseId })]).toEqual([orderIds, orderIds])
  expect([await sold(me.person.uid), await sold(stranger.person.uid)]).toEqual([orderIds, []])
})
