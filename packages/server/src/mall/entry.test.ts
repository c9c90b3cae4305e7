import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { openShop, sell } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'

let house: TestHouse
let admin: Person
let last = 0

beforeAll(async () => {
  house = await openHouse({ smsLimit: 10_000 })
  await stockHouse(house.house)
  admin = await reviewer(house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const shop = {
  name: '华强现货',
  logo: '/files/oss/0123456789abcdef0123456789abcdef.jpg',
  contactName: '张三',
  contactMobile: '+86-13800000000',
  email: 'shop@example.com',
  bank: '测试银行',
  bankAccount: '4000 0000 8866',
}

/** Somebody who acts for a certified company. */
async function member() {
  const person = await house.login(`+86-137004${String((last += 1)).padStart(5, '0')}`)
  await certify(house.house.db, person.uid)
  return { person, entry: house.as(person).mall.merchantEntry }
}

/** Somebody whom the creator of a company let in. */
async function colleagueOf(creator: Person) {
  const person = await house.login(`+86-137004${String((last += 1)).padStart(5, '0')}`)
  const { enterpriseId = 0 } = await house.as(creator).account.profile.identity()
  await house.as(person).enterprise.member.join({ enterpriseId })
  const { data } = await house.as(creator).enterprise.member.list({ status: 'applying' })
  await house.as(creator).enterprise.member.audit({ id: data[0]?.id ?? 0, status: 'joined' })
  return person
}

const desk = () => house.as(admin).admin.audit
async function waiting(title: string): Promise<number> {
  const { data } = await desk().list({ kind: 'merchant', status: 'pending' })
  return data.find((one) => one.title === title)?.id ?? 0
}

test('a certified company applies, is refused by field, mends it, and sells once the desk has passed it', async () => {
  const me = await member()
  expect(await me.entry.status()).toBeNull()
  expect(await me.entry.apply(shop)).toMatchObject({ status: 'pending', name: '华强现货', rejectFields: [] })
  expect((await refused(me.entry.detail())).code).toBe(403)
  const first = await waiting('华强现货')
  expect(await desk().detail({ id: first })).toMatchObject({ kind: 'merchant', title: '华强现货' })
  await desk().reject({ id: first, reason: '请核对', fields: [{ name: 'bankAccount', reason: '账号与户名不符' }] })
  expect(await me.entry.status()).toMatchObject({
    status: 'rejected',
    rejectReason: '请核对',
    entry: { rejectFields: ['bankAccount'] },
  })
  await me.entry.apply({ ...shop, bankAccount: '4000 0000 9999' })
  await desk().pass({ id: await waiting('华强现货') })
  expect(await me.entry.status()).toMatchObject({ status: 'open' })
  const open = house.as(me.person).mall
  expect(await open.merchantEntry.detail()).toMatchObject({ bankAccount: '4000 0000 9999' })
  expect((await open.merchantOrder.list({})).totalRecord).toBe(0)
  expect((await house.as().mall.merchant.list({ keywords: '华强现货' })).data).toMatchObject([{ name: '华强现货' }])
  expect((await refused(me.entry.apply(shop))).message).toBe('店铺已经开通')
  const freights = [{ currency: 'CNY' as const, fee: 12, freeFrom: 500 }]
  expect(await open.merchantEntry.update({ intro: '深圳现货', freights })).toMatchObject({
    intro: '深圳现货',
    freights,
  })
})

test('a name belongs to one shop, and a shop to somebody of a certified company', async () => {
  const one = await member()
  await one.entry.apply({ ...shop, name: '龙岗 现货' })
  const other = await member()
  expect(await refused(other.entry.apply({ ...shop, name: '龙岗现货' }))).toMatchObject({
    code: 409,
    message: '这个店铺名称已被使用，请换一个',
  })
  const stranger = await house.login('+86-13700499999')
  expect((await refused(house.as(stranger).mall.merchantEntry.apply(shop))).code).toBe(403)
})

test('whoever leaves a company, or is taken out of it, leaves its shop to the creator', async () => {
  const leavings = {
    quit: (creator: Person, keeper: Person) => house.as(keeper).enterprise.member.quit(),
    remove: async (creator: Person, { uid }: Person) => {
      const { data } = await house.as(creator).enterprise.member.list()
      await house.as(creator).enterprise.member.remove({ id: data.find(({ user }) => user.id === uid)?.id ?? 0 })
    },
  }
  for (const leave of Object.values(leavings)) {
    const { person: creator } = await member()
    const shopName = `会走的店 ${creator.uid}`
    const keeper = await colleagueOf(creator)
    await house.as(keeper).mall.merchantEntry.apply({ ...shop, name: shopName })
    await desk().pass({ id: await waiting(shopName) })
    expect((await house.as(keeper).mall.myGoods.list({})).totalRecord).toBe(0)
    await leave(creator, keeper)
    expect(await refused(house.as(keeper).mall.myGoods.list({}))).toMatchObject({ code: 403 })
    expect(await refused(house.as(keeper).mall.merchantEntry.update({ intro: '还在' }))).toMatchObject({ code: 403 })
    expect(await house.as(keeper).mall.merchantEntry.status()).toBeNull()
    expect(await house.as(creator).mall.merchantEntry.detail()).toMatchObject({ name: shopName, status: 'open' })
    expect((await house.as(creator).mall.myGoods.list({})).totalRecord).toBe(0)
    const { data } = await house.as(creator).message.message.list({ type: 'notification' })
    expect(data.map(({ content }) => content).join()).toContain(`店铺「${shopName}」已转由您管理`)
  }
})

test('a shop that waits for the review desk goes over to the creator, who reads what becomes of it', async () => {
  const { person: creator } = await member()
  const keeper = await colleagueOf(creator)
  await house.as(keeper).mall.merchantEntry.apply({ ...shop, name: '等审核的店' })
  await house.as(keeper).enterprise.member.quit()
  expect((await refused(house.as(creator).mall.myGoods.list({}))).code).toBe(403)
  await desk().pass({ id: await waiting('等审核的店') })
  expect(await house.as(creator).mall.merchantEntry.detail()).toMatchObject({ name: '等审核的店', status: 'open' })
  const { data } = await house.as(creator).message.message.list({ type: 'notification' })
  expect(data.map(({ title }) => title)).toContain('店铺「等审核的店」已开通')
})

test('what a keeper saves is the shop that everybody sees, and the freight of the next order', async () => {
  const { id, keeper } = await openShop(house, [{ currency: 'CNY', fee: 12, freeFrom: 500 }])
  const { merchantEntry } = house.as(keeper).mall
  const goodsId = await sell(house, { id, keeper }, { model: 'LM358DR' })
  const buyer = house.as(await house.login('+86-13700488888')).mall
  await buyer.cart.add({ mallGoodsId: goodsId, quantity: 20 })
  const freight = async () => (await buyer.cart.list())[0]?.freights
  expect(await freight()).toEqual([{ currency: 'CNY', fee: 12, freeFrom: 500 }])
  const banner = '/files/oss/0123456789abcdef0123456789abcdef.png'
  const freights = [{ currency: 'CNY' as const, fee: 9.5, freeFrom: null }]
  await merchantEntry.update({ name: '改了名的店', intro: '当天发', banner, freights })
  expect(await house.as().mall.merchant.publicDetail({ id })).toMatchObject({
    name: '改了名的店',
    intro: '当天发',
    banner,
    freights,
  })
  expect(await freight()).toEqual(freights)
  await merchantEntry.update({ intro: '', banner: '', mainBrandIds: [], freights: [] })
  const bare = await house.as().mall.merchant.publicDetail({ id })
  expect([bare.intro, bare.banner, bare.mainBrands, bare.freights]).toEqual([undefined, undefined, [], []])
  expect((await refused(merchantEntry.update({ freights: [...freights, ...freights] }))).message).toBe(
    '运费：每种币种只能填一条',
  )
})
