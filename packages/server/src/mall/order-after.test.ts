import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDaily } from '../core/daily.ts'
import type { TestHouse } from '../../test/house.ts'
import { buy, openMall, openShop, sell, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'
import { balances } from './ledger.ts'
import { paymentNo } from './pay-provider.ts'

const day = 24 * 60 * 60_000
const silent = { info: () => {}, error: (error: unknown) => expect.unreachable(String(error)) }
let mall: TestMall
let house: TestHouse

beforeAll(async () => {
  mall = await openMall()
  ;({ house } = mall)
})
afterAll(async () => mall[Symbol.asyncDispose]())

const voucher = {
  imgUrl: '/files/oss/0123456789abcdef0123456789abcdef.jpg',
  payer: '深圳市测试电子有限公司',
  amount: 386,
  payTime: '2026-11-20T10:00:00+08:00',
}

/** Somebody with an order of 100 pieces, 386 yuan, and the shop that they bought of. */
async function buyer(of: TestMall = mall) {
  const me = await of.buyer()
  const mallGoodsId = await sell(of.house, of.shop, { model: 'LM358DR' })
  const { payOrderId, orderIds } = await buy(me, mallGoodsId, 100)
  const id = orderIds[0] ?? 0
  const status = async () => (await me.mall.order.detail({ id })).status
  const stock = async () => (await of.house.as().mall.goods.detail({ id: mallGoodsId })).stock
  return { mall: me.mall, seller: of.house.as(of.shop.keeper).mall, id, payOrderId, mallGoodsId, status, stock }
}

/** The same, paid by a transfer whose voucher the shop accepted. */
async function paid(of?: TestMall) {
  const me = await buyer(of)
  const { id } = await me.mall.receipt.add({ ...voucher, payOrderId: me.payOrderId })
  await me.seller.receipt.audit({ id, status: 'accepted' })
  return me
}

test('a voucher is looked at by the shop that is paid: refused it is handed in anew, accepted it pays once', async () => {
  const me = await buyer()
  const { id } = await me.mall.receipt.add({ ...voucher, payOrderId: me.payOrderId })
  expect(await me.status()).toBe('reviewing')
  expect((await me.seller.receipt.list({ role: 'seller' })).data).toMatchObject([{ id, orderId: me.id }])
  const stranger = await buyer()
  expect(await refused(stranger.mall.receipt.add({ ...voucher, payOrderId: me.payOrderId }))).toMatchObject({
    code: 404,
    message: '没有找到这个支付单',
  })
  expect((await refused(stranger.mall.receipt.detail({ id }))).code).toBe(404)
  expect((await refused(me.seller.receipt.audit({ id, status: 'refused' }))).message).toBe('请填写拒绝原因')
  await me.seller.receipt.audit({ id, status: 'refused', refuseReason: '看不清金额' })
  expect(await me.status()).toBe('unpaid')
  await me.mall.receipt.update({ ...voucher, id, payer: '王收' })
  expect(await me.status()).toBe('reviewing')
  expect((await me.mall.order.detail({ id: me.id })).receipts).toMatchObject([{ payer: '王收', status: 'reviewing' }])
  const before = await balances(house.house.db)
  const both = await Promise.allSettled([1, 2].map(() => me.seller.receipt.audit({ id, status: 'accepted' })))
  expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await me.status()).toBe('paid')
  const bank = (all: typeof before) => all.find(({ account }) => account === 'cash:BANK')?.micro ?? 0n
  expect(bank(await balances(house.house.db)) - bank(before)).toBe(386_000_000n)
})

/** One payment for an order of each of two shops, by a transfer of both sums whose voucher was handed in. */
async function paidTogether() {
  const me = await mall.buyer()
  const other = await openShop(house)
  const cartIds: number[] = []
  for (const shop of [mall.shop, other]) {
    const mallGoodsId = await sell(house, shop, { model: 'LM358DR' })
    cartIds.push((await me.mall.cart.add({ mallGoodsId, quantity: 100 })).id)
  }
  const { orderToken } = await me.mall.prepare.fromCart({ cartIds })
  const { payOrderId, orderIds } = await me.mall.checkout.fromCart({ orderToken, addressId: me.addressId, cartIds })
  const handIn = () => me.mall.receipt.add({ ...voucher, amount: 772, payOrderId })
  const states = () => Promise.all(orderIds.map(async (id) => (await me.mall.order.detail({ id })).status))
  const sellers = [mall.shop, other].map(({ keeper }) => house.as(keeper).mall) as [Seller, Seller]
  const { id } = await handIn()
  const stands = async () => (await me.mall.receipt.detail({ id })).status
  return { mall: me.mall, sellers, id, payOrderId, orderIds, handIn, states, stands }
}
type Seller = ReturnType<TestHouse['as']>['mall']

const accepted = { status: 'accepted' } as const
const refusal = { status: 'refused', refuseReason: '没有到账' } as const

test('a voucher for orders of two shops pays those of the shop that accepts it, and waits for the other', async () => {
  const { sellers, id, states, stands, ...me } = await paidTogether()
  const [one, other] = sellers
  const before = await balances(house.house.db)
  await other.receipt.audit({ id, ...accepted })
  expect([await states(), await stands()]).toEqual([['reviewing', 'paid'], 'reviewing'])
  const bank = (all: typeof before) => all.find(({ account }) => account === 'cash:BANK')?.micro ?? 0n
  expect(bank(await balances(house.house.db)) - bank(before)).toBe(386_000_000n)
  expect((await refused(other.receipt.audit({ id, ...refusal }))).message).toBe('这张凭证已经处理过了')
  expect((await refused(me.mall.receipt.remove({ id }))).message).toBe('已有店铺通过这张凭证，不能再改，请另传一张')
  const waiting = (seller: Seller) =>
    seller.receipt.list({ role: 'seller', payOrderId: me.payOrderId, status: 'reviewing' })
  expect([(await waiting(one)).totalRecord, (await waiting(other)).totalRecord]).toEqual([1, 0])
  await one.receipt.audit({ id, ...accepted })
  expect([await states(), await stands()]).toEqual([['paid', 'paid'], 'accepted'])
})

test('a shop that refuses a voucher for orders of two shops has its own paid again, and the other decides for itself', async () => {
  const { sellers, id, states, stands, payOrderId, orderIds, ...me } = await paidTogether()
  const [one, other] = sellers
  await one.receipt.audit({ id, ...refusal })
  expect([await states(), await stands()]).toEqual([['unpaid', 'reviewing'], 'reviewing'])
  expect(await me.mall.payOrder.detail({ payOrderId })).toMatchObject({ status: 'unpaid', payAmount: 386 })
  await other.receipt.audit({ id, ...accepted })
  expect([await states(), await stands()]).toEqual([['unpaid', 'paid'], 'refused'])
  const told = await Promise.all(orderIds.map(async (order) => (await me.mall.order.detail({ id: order })).receipts[0]))
  expect(told).toMatchObject([{ status: 'refused', refuseReason: '没有到账' }, { status: 'accepted' }])
  const again = await me.handIn()
  expect(again.payAmount).toBe(386)
  expect(await states()).toEqual(['reviewing', 'paid'])
  await one.receipt.audit({ id: again.id, ...accepted })
  expect(await states()).toEqual(['paid', 'paid'])
})

test('of two vouchers for orders of two shops each shop looks at both: refused by one, its order is unpaid whatever the other says', async () => {
  const { sellers, id, states, stands, ...me } = await paidTogether()
  const [one, other] = sellers
  const second = await me.handIn()
  await one.receipt.audit({ id, ...refusal })
  expect(await states()).toEqual(['reviewing', 'reviewing'])
  await one.receipt.audit({ id: second.id, ...refusal })
  expect(await states()).toEqual(['unpaid', 'reviewing'])
  await me.mall.receipt.update({ ...voucher, id: second.id, payer: '王收' })
  expect(await states()).toEqual(['reviewing', 'reviewing'])
  await me.mall.receipt.remove({ id: second.id })
  expect([await states(), await stands()]).toEqual([['unpaid', 'reviewing'], 'reviewing'])
  await other.receipt.audit({ id, ...refusal })
  expect([await states(), await stands()]).toEqual([['unpaid', 'unpaid'], 'refused'])
})

test('an order whose voucher one shop refused is paid online, while the other shop still looks at it', async () => {
  const { sellers, id, states, payOrderId, ...me } = await paidTogether()
  await sellers[0].receipt.audit({ id, ...refusal })
  const { mallPayOnlineId, amount } = await me.mall.payment.create({ payOrderId, payType: 'ALI' })
  expect(amount).toBe(386)
  await house.app.inject({ method: 'POST', url: `/sandbox/pay/${paymentNo(mallPayOnlineId)}/paid` })
  expect(await states()).toEqual(['paid', 'reviewing'])
})

test('a shop sees its own orders alone, and sends what is left in as many parcels as it likes', async () => {
  const me = await paid()
  const other = await openShop(house)
  const stranger = house.as(other.keeper).mall
  expect((await refused(stranger.merchantOrder.detail({ id: me.id }))).code).toBe(404)
  expect((await refused(stranger.merchantOrder.ship({ id: me.id, company: '顺丰', no: 'SF1' }))).code).toBe(404)
  expect((await stranger.merchantOrder.list({})).totalRecord).toBe(0)
  const ship = (quantity: number, no: string) =>
    me.seller.merchantOrder.ship({
      id: me.id,
      company: '顺丰速运',
      no,
      goods: [{ mallGoodsId: me.mallGoodsId, quantity }],
    })
  expect((await refused(ship(101, 'SF1'))).message).toBe('LM358DR 没有这么多待发')
  await ship(40, 'SF1')
  expect(await me.status()).toBe('paid')
  await me.seller.merchantOrder.ship({ id: me.id, company: '顺丰速运', no: 'SF2' })
  expect(await me.mall.order.detail({ id: me.id })).toMatchObject({
    status: 'shipped',
    parcels: [
      { no: 'SF1', goods: [{ quantity: 40 }] },
      { no: 'SF2', goods: [{ quantity: 60 }] },
    ],
  })
  expect((await refused(ship(1, 'SF3'))).message).toBe('只有待发货的订单可以发货')
})

test('a price is set anew only before it is paid, and never higher', async () => {
  const me = await buyer()
  expect((await refused(me.seller.merchantOrder.reprice({ id: me.id, payAmount: 386.01 }))).message).toBe(
    '改后的金额不能高于商品与运费之和',
  )
  await me.seller.merchantOrder.reprice({ id: me.id, payAmount: 380 })
  expect(await me.mall.payOrder.detail({ payOrderId: me.payOrderId })).toMatchObject({ payAmount: 380 })
  const done = await paid()
  expect((await refused(done.seller.merchantOrder.reprice({ id: done.id, payAmount: 1 }))).code).toBe(409)
})

test('money goes back in parts, never more than was paid; what went already stays away from the shelf', async () => {
  const me = await paid()
  const goods = [{ mallGoodsId: me.mallGoodsId, quantity: 30 }]
  await me.seller.merchantOrder.ship({ id: me.id, company: '顺丰速运', no: 'SF9', goods })
  const before = await me.stock()
  const ask = (amount?: number) =>
    me.mall.order.refund({ id: me.id, reason: '少发了', ...(amount !== undefined && { amount }) })
  const answer = (status: 'accepted' | 'refused') =>
    me.seller.merchantOrder.refund({ id: me.id, status, ...(status === 'refused' && { reason: '已经发出' }) })
  expect((await refused(ask(386.01))).message).toBe('退款金额不能高于实付金额')
  await ask(100)
  await answer('refused')
  expect(await me.status()).toBe('paid')
  await ask(100)
  const both = await Promise.allSettled([answer('accepted'), answer('accepted')])
  expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await me.status()).toBe('paid')
  expect((await refused(ask(300))).message).toBe('退款金额不能高于还没退的金额')
  await ask()
  expect((await me.mall.order.detail({ id: me.id })).refund).toMatchObject({ amount: 286, status: 'waiting' })
  await answer('accepted')
  expect(await me.status()).toBe('closed')
  expect((await me.stock()) - before).toBe(70)
  const all = await balances(house.house.db)
  expect(all.reduce((sum, { micro }) => sum + micro, 0n)).toBe(0n)
})

test('an order that arrived is finished and rated once; a list lets go of it', async () => {
  const me = await paid()
  expect((await refused(me.mall.order.finish({ id: me.id }))).message).toBe('订单已付款，不能这样操作')
  await me.seller.merchantOrder.ship({ id: me.id, company: '顺丰速运', no: 'SF4' })
  await me.mall.order.finish({ id: me.id })
  await me.mall.order.comment({ id: me.id, score: 5, content: '包装好' })
  expect((await refused(me.mall.order.comment({ id: me.id, score: 1 }))).message).toBe('这个订单已经评价过了')
  const stranger = await buyer()
  expect((await refused(stranger.mall.order.remove({ ids: [me.id] }))).code).toBe(404)
  await me.mall.order.remove({ ids: [me.id] })
  expect((await me.mall.order.list({})).totalRecord).toBe(0)
  expect((await me.seller.merchantOrder.detail({ id: me.id })).status).toBe('finished')
})

test('an order that nobody confirms is finished by itself 15 days after it was sent', async () => {
  await using own = await openMall()
  const { house: later } = own
  const me = await paid(own)
  await me.seller.merchantOrder.ship({ id: me.id, company: '顺丰速运', no: 'SF5' })
  const { autoFinishTime = '' } = await me.mall.order.detail({ id: me.id })
  expect(Date.parse(autoFinishTime) - later.house.now().getTime()).toBeGreaterThan(14 * day)
  const at = (days: number) => runDaily({ ...later.house, now: () => new Date(Date.now() + days * day) }, silent)
  await at(14)
  expect(await me.status()).toBe('shipped')
  await at(15.1)
  expect(await me.status()).toBe('finished')
})

test('parcels of several orders go at once; one that cannot go says why, and sent again nothing is doubled', async () => {
  const [one, other, unpaid, foreign] = [
    await paid(),
    await paid(),
    await buyer(),
    await paid({ ...mall, shop: await openShop(house) }),
  ]
  const noOf = async ({ mall: { order }, id }: Awaited<ReturnType<typeof buyer>>) =>
    (await order.detail({ id })).orderNo
  const parcel = async (me: Awaited<ReturnType<typeof buyer>>, no: string) => ({
    orderNo: await noOf(me),
    company: '顺丰速运',
    no,
  })
  const parcels = [
    await parcel(one, 'SF20'),
    await parcel(unpaid, 'SF21'),
    { orderNo: 'M404', company: '顺丰速运', no: 'SF22' },
    await parcel(other, 'SF23'),
    await parcel(foreign, 'SF24'),
  ]
  const faults = async () =>
    (await one.seller.merchantOrder.shipMany({ parcels })).map(({ no, fault = '' }) => `${no} ${fault}`.trim())
  const told = ['SF20', 'SF21 只有待发货的订单可以发货', 'SF22 没有找到这个订单', 'SF23', 'SF24 没有找到这个订单']
  expect(await faults()).toEqual(told)
  expect(await faults()).toEqual(told)
  expect([await one.status(), await other.status(), await unpaid.status(), await foreign.status()]).toEqual([
    'shipped',
    'shipped',
    'unpaid',
    'paid',
  ])
  expect((await one.mall.order.detail({ id: one.id })).parcels).toHaveLength(1)
})

const title = { type: 'ordinary', title: '深圳市测试电子有限公司' } as const

test('an invoice is asked for once it is paid, refused with a reason, asked for again and issued once', async () => {
  const me = await buyer()
  const { id: invoiceId } = await me.mall.invoice.add({ ...title, taxNo: '914403001922038216' })
  expect((await refused(me.mall.invoice.apply({ orderId: me.id, invoiceId }))).message).toBe('付款后才能申请开票')
  const done = await paid()
  const own = await done.mall.invoice.add({ ...title, taxNo: '914403001922038216' })
  const { id } = await done.mall.invoice.apply({ orderId: done.id, invoiceId: own.id })
  expect(await done.mall.order.detail({ id: done.id })).toMatchObject({
    invoiceStatus: 'applied',
    invoiceRecord: { id, amount: 386, invoice: { title: title.title } },
  })
  expect((await done.seller.invoice.records({ role: 'seller', status: 'applied' })).data.map((one) => one.id)).toEqual([
    id,
  ])
  expect((await refused(done.seller.invoice.issue({ id }))).message).toBe('请上传发票文件')
  await done.seller.invoice.issue({ id, status: 'refused', refuseReason: '税号停用' })
  expect((await done.mall.invoice.records({})).data).toMatchObject([{ status: 'refused', refuseReason: '税号停用' }])
  await done.mall.invoice.apply({ orderId: done.id, invoiceId: own.id })
  const other = await openShop(house)
  expect((await refused(house.as(other.keeper).mall.invoice.issue({ id, fileUrl: voucher.imgUrl }))).code).toBe(404)
  await done.seller.invoice.issue({ id, fileUrl: voucher.imgUrl })
  expect((await done.mall.order.detail({ id: done.id })).invoiceStatus).toBe('issued')
  expect((await refused(done.seller.invoice.issue({ id, fileUrl: voucher.imgUrl }))).message).toBe(
    '这个开票申请已经处理过了',
  )
  expect((await refused(done.mall.invoice.apply({ orderId: done.id, invoiceId: own.id }))).message).toBe(
    '这个订单已经开过票了',
  )
})
