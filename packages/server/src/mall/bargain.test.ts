import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDaily } from '../core/daily.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { changeGoods, nanshan, openShop, sell, type TestShop } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'

const hour = 60 * 60_000
const silent = { info: () => {}, error: (error: unknown) => expect.unreachable(String(error)) }
let house: TestHouse
let shop: TestShop
let last = 0

beforeAll(async () => {
  house = await openHouse({ smsLimit: 10_000 })
  await stockHouse(house.house)
  shop = await openShop(house, [{ currency: 'CNY', fee: 12, freeFrom: 500 }])
})
afterAll(async () => house[Symbol.asyncDispose]())

interface Buyer {
  person: Person
  mall: ReturnType<TestHouse['as']>['mall']
  addressId: number
}

async function buyer(of: TestHouse = house): Promise<Buyer> {
  const person = await of.login(`+86-136000${String((last += 1)).padStart(5, '0')}`)
  const { mall } = of.as(person)
  return { person, mall, addressId: (await mall.address.add(nanshan)).id }
}

/** Goods of the shop that can be bargained for: a piece of a hundred costs 3.86. */
const sold = (more: Partial<Parameters<typeof sell>[2]> = {}, of = house, by = shop) =>
  sell(of, by, { model: 'LM358DR', is_bargaining: true, ...more })

const seller = () => house.as(shop.keeper).mall.bargain

/** An offer of 3.5 for a hundred pieces, accepted. */
async function agreed(me: Buyer, replyPrice?: number, mallGoodsId?: number) {
  const offer = await me.mall.bargain.add({ mallGoodsId: mallGoodsId ?? (await sold()), quantity: 100, price: 3.5 })
  await seller().reply({ id: offer.id, status: 'accepted', ...(replyPrice && { replyPrice }) })
  return offer
}

/** Orders what was agreed, as it is shown. */
async function buy({ mall, addressId }: Buyer, bargainingId: number) {
  const { orderToken } = await mall.prepare.fromBargaining({ bargainingId })
  return mall.checkout.fromBargaining({ orderToken, addressId, bargainingId })
}

const newsOf = async (person: Person) =>
  (await house.as(person).message.message.list({ type: 'notification' })).data.map(({ title, content }) => [
    title,
    content,
  ])

test('an offer is answered with a price, ordered at it once, and not at the price of the ladder', async () => {
  const me = await buyer()
  const mallGoodsId = await sold()
  const offer = await me.mall.bargain.add({ mallGoodsId, quantity: 100, price: 3.5, remark: '长期要货' })
  expect(offer).toMatchObject({ status: 'waiting', price: 3.5, quantity: 100, remark: '长期要货', mallGoodsId })
  expect(Date.parse(offer.expireTime) - Date.parse(offer.createTime)).toBe(72 * hour)
  expect((await newsOf(shop.keeper))[0]).toEqual(['收到新的议价：¥3.50', expect.stringMatching(/^LM358DR，100 片，/)])
  expect((await refused(me.mall.prepare.fromBargaining({ bargainingId: offer.id }))).message).toBe(
    '店铺还没有回复这笔议价',
  )
  await seller().reply({ id: offer.id, status: 'accepted', replyPrice: 3.6, remark: '这个价可以' })
  expect((await newsOf(me.person))[0]?.[0]).toBe('店铺回了一个价，请确认后下单')
  await changeGoods(house, mallGoodsId, { micros: ['9210000', '9860000', '9520000'], moq: 500, mpq: 500 })
  const shown = await me.mall.prepare.fromBargaining({ bargainingId: offer.id })
  expect(shown).toMatchObject({ goodsAmount: 360, freight: 12, payAmount: 372 })
  expect(shown.groups[0]?.goods).toMatchObject([{ quantity: 100, price: 3.6, amount: 360 }])
  const send = () =>
    me.mall.checkout.fromBargaining({
      orderToken: shown.orderToken,
      addressId: me.addressId,
      bargainingId: offer.id,
    })
  const [made, again] = await Promise.all([send(), send()])
  expect(again).toEqual(made)
  expect(made.payAmount).toBe(372)
  const [orderId] = made.orderIds
  expect(await me.mall.bargain.detail({ id: offer.id })).toMatchObject({ status: 'ordered', orderId, replyPrice: 3.6 })
  expect((await me.mall.order.detail({ id: orderId ?? 0 })).goods).toMatchObject([{ price: 3.6, quantity: 100 }])
  expect((await newsOf(shop.keeper))[0]?.[0]).toBe('买家按议价下单了')
})

test('what was ordered is not ordered again, also when its order was closed', async () => {
  const me = await buyer()
  const { id } = await agreed(me)
  const { orderToken } = await me.mall.prepare.fromBargaining({ bargainingId: id })
  const made = await buy(me, id)
  const second = me.mall.checkout.fromBargaining({ orderToken, addressId: me.addressId, bargainingId: id })
  expect(await refused(second)).toMatchObject({ code: 409, message: '这笔议价已下单' })
  await me.mall.order.close({ id: made.orderIds[0] ?? 0 })
  expect(await me.mall.bargain.detail({ id })).toMatchObject({ status: 'ordered', replyPrice: 3.5 })
  expect((await refused(me.mall.prepare.fromBargaining({ bargainingId: id }))).message).toBe('这笔议价已下单')
  expect((await refused(me.mall.bargain.cancel({ id }))).message).toBe('这笔议价已下单')
})

test('two windows that order one offer with two confirmations make one order', async () => {
  const me = await buyer()
  const { id } = await agreed(me)
  const all = await Promise.allSettled([buy(me, id), buy(me, id), buy(me, id)])
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await me.mall.order.list({})).totalRecord).toBe(1)
})

test('an offer that is taken back while it is ordered is one or the other', async () => {
  const me = await buyer()
  const { id } = await agreed(me)
  const all = await Promise.allSettled([buy(me, id), me.mall.bargain.cancel({ id })])
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { status, orderId } = await me.mall.bargain.detail({ id })
  expect((await me.mall.order.list({})).totalRecord).toBe(status === 'ordered' ? 1 : 0)
  expect(orderId !== undefined).toBe(status === 'ordered')
})

test('of a seller who answers in two windows one answer holds, and the other is told', async () => {
  const me = await buyer()
  const { id } = await me.mall.bargain.add({ mallGoodsId: await sold(), quantity: 100, price: 3.5 })
  const answers = await Promise.allSettled([
    seller().reply({ id, status: 'accepted' }),
    seller().reply({ id, status: 'refused', remark: '太低' }),
    seller().reply({ id, status: 'accepted', replyPrice: 3.6 }),
  ])
  const lost = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: number }] : []))
  expect(lost.map(({ code }) => code)).toEqual([409, 409])
  const { status } = await me.mall.bargain.detail({ id })
  const words = status === 'accepted' ? '这笔议价已被接受' : '这笔议价已被拒绝'
  for (const one of lost) expect(one).toMatchObject({ message: words })
})

test('a price that is no offer, a quantity that is not sold and goods that are not bargained for are refused', async () => {
  const me = await buyer()
  const mallGoodsId = await sold({ moq: 10, mpq: 10, stock: 200 })
  const fixed = await sold({ is_bargaining: false })
  const add = async (quantity: number, price: number, id = mallGoodsId) =>
    (await refused(me.mall.bargain.add({ mallGoodsId: id, quantity, price }))).message
  expect(await add(100, 3.86)).toBe('现价就是 ¥3.86，直接下单即可')
  expect(await add(100, 4)).toBe('现价 ¥3.86 更低，直接下单即可')
  expect(await add(105, 3)).toBe('数量 105：须为 10 的倍数，可以买 100 或 110 片')
  expect(await add(300, 3)).toBe('数量 300：库存只剩 200 片，可以买 200 片')
  expect(await add(100, 3, fixed)).toBe('这个商品不接受议价，请按标价下单')
  expect(await add(100, 3, 99_999_999)).toBe('商品已下架')
  const own = house.as(shop.keeper).mall.bargain.add({ mallGoodsId, quantity: 100, price: 3 })
  expect((await refused(own)).message).toBe('不能对自己店铺的商品议价')
  await changeGoods(house, mallGoodsId, { is_shown: false })
  expect(await add(100, 3)).toBe('商品已下架')
})

test('one offer is under way for the same goods, from however many windows, until it is taken back or answered', async () => {
  const me = await buyer()
  const mallGoodsId = await sold()
  const add = () => me.mall.bargain.add({ mallGoodsId, quantity: 100, price: 3.5 })
  const all = await Promise.allSettled([add(), add(), add()])
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [offer] = (await me.mall.bargain.list({})).data
  const id = offer?.id ?? 0
  expect(await refused(add())).toMatchObject({
    code: 409,
    message: '这个商品已有一笔待回复的议价，请等店铺回复，或撤回后再出价',
  })
  await seller().reply({ id, status: 'accepted' })
  expect((await refused(add())).message).toBe('店铺已接受您对这个商品的出价，请按议价下单，或撤回后再出价')
  await me.mall.bargain.cancel({ id })
  expect((await newsOf(shop.keeper))[0]?.[0]).toBe('买家撤回了议价')
  expect((await refused(me.mall.bargain.cancel({ id }))).message).toBe('这笔议价已被撤回')
  const next = await add()
  await seller().reply({ id: next.id, status: 'refused', remark: '最低 3.7' })
  expect(await me.mall.bargain.detail({ id: next.id })).toMatchObject({ status: 'refused', replyRemark: '最低 3.7' })
  await add()
})

test('a seller answers between the offer and the price of the tier, for goods on the shelf', async () => {
  const me = await buyer()
  const mallGoodsId = await sold()
  const { id } = await me.mall.bargain.add({ mallGoodsId, quantity: 100, price: 3.5 })
  const reply = async (replyPrice: number) =>
    (await refused(seller().reply({ id, status: 'accepted', replyPrice }))).message
  expect(await reply(3.4)).toBe('回复单价不能低于买家的出价 ¥3.50')
  expect(await reply(3.9)).toBe('回复单价不能高于现价 ¥3.86')
  await changeGoods(house, mallGoodsId, { is_shown: false })
  expect(await reply(3.6)).toBe('LM358DR 已下架，不能接受议价')
  await seller().reply({ id, status: 'refused' })
})

test('an offer is seen and answered by its two sides alone', async () => {
  const me = await buyer()
  const { id } = await agreed(me)
  const stranger = await buyer()
  const other = house.as((await openShop(house)).keeper).mall.bargain
  const mall = house.as(stranger.person).mall
  const asked = [
    mall.bargain.detail({ id }),
    mall.bargain.cancel({ id }),
    mall.prepare.fromBargaining({ bargainingId: id }),
    other.reply({ id, status: 'accepted' }),
  ]
  for (const no of await Promise.all(asked.map(refused)))
    expect(no).toMatchObject({ code: 404, message: '没有找到这笔议价' })
  expect((await refused(mall.bargain.received({}))).code).toBe(403)
  expect(await seller().detail({ id })).toMatchObject({ id, goods: { model: 'LM358DR' } })
  expect((await other.received({})).totalRecord).toBe(0)
  const { orderToken } = await me.mall.prepare.fromBargaining({ bargainingId: id })
  const taken = mall.checkout.fromBargaining({ orderToken, addressId: stranger.addressId, bargainingId: id })
  expect((await refused(taken)).message).toBe('确认单已过期，请重新核对后提交')
})

test('both sides list their offers, newest first, and by what became of them', async () => {
  const me = await buyer()
  const first = await agreed(me)
  const second = await me.mall.bargain.add({ mallGoodsId: await sold(), quantity: 500, price: 3 })
  const { data, totalRecord } = await me.mall.bargain.list({ pageSize: 1 })
  expect([data.map(({ id }) => id), totalRecord]).toEqual([[second.id], 2])
  expect((await me.mall.bargain.list({ status: 'accepted' })).data.map(({ id }) => id)).toEqual([first.id])
  const { data: received } = await seller().received({ status: 'waiting' })
  expect(received[0]).toMatchObject({ id: second.id, buyer: { id: me.person.uid }, quantity: 500 })
  expect(received.every(({ status }) => status === 'waiting')).toBe(true)
})

test('stock that is gone refuses the order and leaves the offer as it is', async () => {
  const me = await buyer()
  const mallGoodsId = await sold({ stock: 120 })
  const { id } = await agreed(me, undefined, mallGoodsId)
  const { orderToken } = await me.mall.prepare.fromBargaining({ bargainingId: id })
  const rival = await buyer()
  const rivals = await rival.mall.prepare.fromGoods({ mallGoodsId, quantity: 30 })
  await rival.mall.checkout.fromGoods({ ...rivals, addressId: rival.addressId, mallGoodsId, quantity: 30 })
  const sent = me.mall.checkout.fromBargaining({ orderToken, addressId: me.addressId, bargainingId: id })
  expect((await refused(sent)).message).toBe('LM358DR 数量 100：库存只剩 90 片')
  expect((await me.mall.bargain.detail({ id })).status).toBe('accepted')
})

test('what a confirmation of an offer shows is ordered as that offer alone', async () => {
  const me = await buyer()
  const mallGoodsId = await sold()
  const { id } = await agreed(me, undefined, mallGoodsId)
  const { addressId } = me
  const { orderToken } = await me.mall.prepare.fromBargaining({ bargainingId: id })
  const plain = me.mall.checkout.fromGoods({ orderToken, addressId, mallGoodsId, quantity: 100 })
  expect((await refused(plain)).message).toBe('提交的商品与确认单不一致，请重新核对')
  const goods = await me.mall.prepare.fromGoods({ mallGoodsId, quantity: 100 })
  expect(goods.goodsAmount).toBe(386)
  const other = me.mall.checkout.fromBargaining({ orderToken: goods.orderToken, addressId, bargainingId: id })
  expect((await refused(other)).message).toBe('提交的商品与确认单不一致，请重新核对')
})

test('an offer expires after three days without an answer, and again three days after it was accepted', async () => {
  await using later = await openHouse({ smsLimit: 10_000 })
  await stockHouse(later.house)
  const own = await openShop(later)
  const mallGoodsId = await sold({}, later, own)
  const me = await buyer(later)
  const { id } = await me.mall.bargain.add({ mallGoodsId, quantity: 100, price: 3.5 })
  later.pass(72 * hour)
  const mall = await backAs(later, me.person)
  const keeper = (await backAs(later, own.keeper)).bargain
  expect((await mall.bargain.detail({ id })).status).toBe('expired')
  expect((await mall.bargain.list({ status: 'expired' })).totalRecord).toBe(1)
  expect((await mall.bargain.list({ status: 'waiting' })).totalRecord).toBe(0)
  expect((await refused(keeper.reply({ id, status: 'accepted' }))).message).toBe('这笔议价已过期')
  const next = await mall.bargain.add({ mallGoodsId, quantity: 100, price: 3.6 })
  await keeper.reply({ id: next.id, status: 'accepted' })
  const { expireTime, replyTime } = await mall.bargain.detail({ id: next.id })
  expect(Date.parse(expireTime) - Date.parse(replyTime ?? '')).toBe(72 * hour)
  later.pass(71.9 * hour)
  const again = await backAs(later, me.person)
  const { orderToken } = await again.prepare.fromBargaining({ bargainingId: next.id })
  later.pass(0.2 * hour)
  const sent = again.checkout.fromBargaining({ orderToken, addressId: me.addressId, bargainingId: next.id })
  expect((await refused(sent)).message).toBe('这笔议价已过期')
  await runDaily(later.house, silent)
  const rows = await later.house.db.selectFrom('goods_bargain').select('status').orderBy('id').execute()
  expect(rows.map(({ status }) => status)).toEqual(['expired', 'expired'])
})

test('twenty offers a day, and then a wait until the first of them is a day ago', async () => {
  const me = await buyer()
  const mallGoodsId = await sold()
  const add = () => me.mall.bargain.add({ mallGoodsId, quantity: 100, price: 3.5 })
  for (let made = 0; made < 20; made += 1) await me.mall.bargain.cancel({ id: (await add()).id })
  expect(await refused(add())).toMatchObject({
    code: 429,
    message: '24 小时内最多议价 20 次，请 24 小时后再试',
  })
})

/** Somebody who logs in again after days. */
async function backAs(of: TestHouse, { uid = 0 }: Person) {
  const { mobile } = await of.house.db
    .selectFrom('account')
    .select('mobile')
    .where('id', '=', uid)
    .executeTakeFirstOrThrow()
  return of.as(await of.login(mobile ?? '')).mall
}
