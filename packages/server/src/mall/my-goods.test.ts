import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { openShop } from '../../test/mall.ts'
import { matterOf, refused } from '../../test/refusal.ts'

let house: TestHouse
let admin: Person

beforeAll(async () => {
  house = await openHouse({ smsLimit: 10_000 })
  await stockHouse(house.house)
  admin = await reviewer(house)
})
afterAll(async () => house[Symbol.asyncDispose]())

/** Goods that a shop hands in, of a part that the catalogue has. */
async function draft() {
  const part = await house.house.db
    .selectFrom('part')
    .select(['id', 'brand_id', 'category_id', 'model'])
    .where('model', '=', 'LM358DR')
    .executeTakeFirstOrThrow()
  return {
    partId: part.id,
    goods: {
      name: 'LM358DR 双路运算放大器',
      model: 'lm358dr',
      brandId: part.brand_id,
      categoryId: part.category_id,
      currency: 'CNY' as const,
      moq: 10,
      mpq: 10,
      ladderPrices: [
        { min: 10, price: 0.52 },
        { min: 100, price: 0.41 },
      ],
      lots: [
        { warehouse: '深圳', batchNo: '2431', stock: 400, delivery: '现货' },
        { warehouse: '香港', stock: 600, delivery: '3-5 天' },
      ],
      description: '<p>原装<script>alert(1)</script></p>',
    },
  }
}

async function pass(title: string): Promise<void> {
  const desk = house.as(admin).admin.audit
  const { data } = await desk.list({ kind: 'goods', status: 'pending' })
  await desk.pass({ id: data.find((one) => one.title === title)?.id ?? 0 })
}

test('goods wait for the desk, are sold with their part once it has passed them, and are counted', async () => {
  const shop = await openShop(house)
  const { mall } = house.as(shop.keeper)
  const { goods, partId } = await draft()
  const { id } = await mall.myGoods.add(goods)
  expect((await refused(house.as().mall.goods.detail({ id }))).code).toBe(404)
  expect((await mall.myGoods.list({})).data).toMatchObject([
    {
      mallGoodsId: id,
      status: 'pending',
      stock: 1000,
      description: '<p>原装</p>',
      lots: [{ stock: 400 }, { stock: 600 }],
    },
  ])
  expect((await refused(mall.myGoods.shelve({ ids: [id], status: 1 }))).message).toMatch(/还没有通过审核/)
  await pass('lm358dr')
  expect(await house.as().mall.goods.detail({ id })).toMatchObject({ status: 'on', modelId: partId, stock: 1000 })
  expect(await house.as().mall.merchant.publicDetail({ id: shop.id })).toMatchObject({ goodsCount: 1 })
  await mall.myGoods.shelve({ ids: [id], status: 0 })
  expect(await house.as().mall.merchant.publicDetail({ id: shop.id })).toMatchObject({ goodsCount: 0 })
  await mall.myGoods.shelve({ ids: [id], status: 1 })
  await mall.myGoods.remove({ ids: [id] })
  expect((await mall.myGoods.list({})).totalRecord).toBe(0)
  expect((await refused(house.as().mall.goods.detail({ id }))).code).toBe(404)
})

test('a price holds at once, words wait for the desk, and pieces are those of the lots', async () => {
  const shop = await openShop(house)
  const { mall } = house.as(shop.keeper)
  const { goods } = await draft()
  const { id } = await mall.myGoods.add(goods)
  await pass('lm358dr')
  await mall.myGoods.update({ id, ladderPrices: [{ min: 10, price: 0.5 }] })
  const shown = await house.as().mall.goods.detail({ id })
  expect(shown).toMatchObject({ status: 'on', ladderPrices: [{ min: 10, price: 0.5 }] })
  expect((await refused(mall.myGoods.setStock({ id, stock: 5 }))).message).toBe('有多个批次，请指明改哪一个')
  await mall.myGoods.setStock({ id, lotId: shown.lots[0]?.id ?? 0, stock: 50 })
  expect((await house.as().mall.goods.detail({ id })).stock).toBe(650)
  await mall.myGoods.update({ id, lots: [{ warehouse: '东莞', stock: 30, delivery: '现货' }] })
  expect((await house.as().mall.goods.detail({ id })).stock).toBe(30)
  const { name, model, brandId, categoryId, moq, mpq, ladderPrices, description } = goods
  await mall.myGoods.update({ id, name, model, brandId, categoryId, moq, mpq, ladderPrices, description })
  expect((await house.as().mall.goods.detail({ id })).status).toBe('on')
  await mall.myGoods.update({ id, name: '改名' })
  expect((await mall.myGoods.list({ status: 'pending' })).totalRecord).toBe(1)
  expect((await refused(house.as().mall.goods.detail({ id }))).code).toBe(404)
})

test('a ladder with a gap, a brand that is not there and goods of another shop are refused', async () => {
  const shop = await openShop(house)
  const { mall } = house.as(shop.keeper)
  const { goods } = await draft()
  expect((await refused(mall.myGoods.add({ ...goods, moq: 20 }))).message).toBe('第 1 档须从起订量 20 开始')
  expect((await refused(mall.myGoods.add({ ...goods, mpq: 3 }))).message).toBe('起订量 10 须是最小包装量 3 的倍数')
  expect((await refused(mall.myGoods.add({ ...goods, brandId: 999_999 }))).code).toBe(404)
  const { id } = await mall.myGoods.add(goods)
  const other = house.as((await openShop(house)).keeper).mall
  const strange = [
    other.myGoods.update({ id, moq: 10 }),
    other.myGoods.setStock({ id, stock: 1 }),
    other.myGoods.shelve({ ids: [id], status: 0 }),
    other.myGoods.remove({ ids: [id] }),
  ]
  for (const refusal of await Promise.all(strange.map(refused))) expect(refusal.code).toBe(404)
})

/** Has the desk pass goods by their number: others of the same model may wait. */
const passGoods = async (id: number) =>
  house.as(admin).admin.audit.pass({ id: await matterOf(house, admin, { kind: 'goods', id }) })

test('goods that a report holds against leave the shelf until their seller has changed them', async () => {
  const shop = await openShop(house)
  const seller = house.as(shop.keeper)
  const { id } = await seller.mall.myGoods.add((await draft()).goods)
  const reader = house.as(await house.login('+86-13600000077'))
  const said = { id, reason: 'counterfeit', content: '丝印模糊' } as const
  expect((await refused(reader.mall.goods.report(said))).code).toBe(404)
  await passGoods(id)
  expect((await refused(seller.mall.goods.report(said))).message).toBe('自己的商品可以直接修改或下架')
  await reader.mall.goods.report({ id, reason: 'price' })
  await reader.mall.goods.report(said)
  const desk = house.as(admin).admin.audit
  const { data } = await desk.list({ kind: 'goodsReport', status: 'pending' })
  expect(data.map(({ title }) => title)).toEqual([expect.stringMatching(/^商品 lm358dr · .+：假冒或翻新货$/)])
  const matter = data[0]?.id ?? 0
  expect((await desk.detail({ id: matter })).detail).toContainEqual(
    expect.objectContaining({ label: '地址', value: `/mall/productDetails/${id}` }),
  )
  await desk.pass({ id: matter, remark: '请补出货凭证' })
  expect((await refused(house.as().mall.goods.detail({ id }))).code).toBe(404)
  expect((await seller.mall.myGoods.list({ status: 'rejected' })).data).toMatchObject([
    { rejectReason: '请补出货凭证' },
  ])
  const { data: told } = await seller.message.message.list({})
  expect(told[0]).toMatchObject({
    title: '商品「LM358DR 双路运算放大器」已下架',
    content: '请补出货凭证。请修改后重新提交。',
  })
  expect((await reader.message.message.list({})).data[0]?.title).toBe('您的举报已采纳')
  await seller.mall.myGoods.update({ id, name: 'LM358DR 原装' })
  expect((await seller.mall.myGoods.list({ status: 'pending' })).totalRecord).toBe(1)
})

test('a report that does not hold leaves goods where they are, and whoever wrote it is told why', async () => {
  const shop = await openShop(house)
  const { id } = await house.as(shop.keeper).mall.myGoods.add((await draft()).goods)
  await passGoods(id)
  const reader = house.as(await house.login('+86-13600000078'))
  await reader.mall.goods.report({ id, reason: 'contact' })
  const desk = house.as(admin).admin.audit
  const [matter] = (await desk.list({ kind: 'goodsReport', status: 'pending' })).data
  await desk.reject({ id: matter?.id ?? 0, reason: '没有站外联系方式' })
  expect((await house.as().mall.goods.detail({ id })).status).toBe('on')
  expect((await reader.message.message.list({})).data[0]).toMatchObject({
    title: '您的举报未采纳',
    content: expect.stringMatching(/没有站外联系方式$/),
    url: `/mall/productDetails/${id}`,
  })
})
