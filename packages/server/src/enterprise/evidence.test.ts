import { expect, test } from 'vitest'
import { certify, creditCodeOf } from '../../test/enterprise.ts'
import { openHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

const day = 24 * 60 * 60_000
const terms = { quantity: 100, price: 2, taxIncluded: true, validDays: 7 } as const

test('what a company did under its posts and with its stock is told with what it rests on, and adds up to its score', async () => {
  await using house = await openHouse()
  const seller = await house.login('+86-13600000001')
  const enterpriseId = await certify(house.house.db, seller.uid)
  const buyer = house.as(await house.login('+86-13600000002'))
  const { demand, stock } = house.as(seller)
  const card = () => house.as().enterprise.evidence.card({ ownerType: 'enterprise', ownerId: enterpriseId })
  expect((await card()).items.map(({ name, state }) => [name, state])).toEqual([
    ['企业认证', 'good'],
    ['授权证书', 'unknown'],
    ['库存更新', 'unknown'],
    ['报价响应', 'unknown'],
    ['现货属实率', 'unknown'],
  ])

  // Six supplies are asked for: four are stood by, one is refused, one is not answered in a day.
  await stock.myStock.add({ model: 'HELD-1', brand: 'TI', quantity: 5 })
  for (let at = 1; at <= 6; at += 1) {
    const { id: demandId } = await demand.mine.add({ type: 0, model: `HONEST-${at}`, quantity: 500, price: 2 })
    const { id } = await buyer.demand.enquiry.add({ demandId, ...terms })
    if (at <= 4) await demand.enquiry.reply({ id, revision: 1, status: 'accepted' })
    if (at === 5) await demand.enquiry.reply({ id, revision: 1, status: 'refused', replyContent: '已售' })
  }
  const valueOf = async (name: string) => (await card()).items.find((item) => item.name === name)?.value
  expect(await valueOf('现货属实率')).toBe('30 天内 5 条被询价，80% 有货')
  expect((await house.as().stock.stock.list({})).data).toMatchObject([{ honesty: { asked: 5, kept: 4 } }])
  house.pass(2 * day)
  expect(await valueOf('现货属实率')).toBe('30 天内 6 条被询价，67% 有货')
  const { score, items } = await card()
  expect(items.map(({ value }) => value).slice(2)).toEqual([
    '100% 在 30 天内确认过',
    '90 天内 6 次，83% 有回复，一半在 1 小时内',
    '30 天内 6 条被询价，67% 有货',
  ])
  expect(score).toBe(items.reduce((sum, { points }) => sum + points, 0))
})

test('a trader and an agent are known by their company, and nobody is by a number of another kind', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const enterprise_id = await certify(house.house.db, person.uid)
  const named = { name: '芯', full_name: '芯芯', name_key: '芯', letter: 'X' }
  const { id: ownerId } = await house.house.db
    .insertInto('seller')
    .values({ kind: 'trader', enterprise_id, ...named })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { card } = house.as().enterprise.evidence
  expect((await card({ ownerType: 'trader', ownerId })).score).toBe(25)
  for (const ownerType of ['agent', 'merchant'] as const)
    expect(await refused(card({ ownerType, ownerId }))).toMatchObject({ code: 404 })
})

test('the licence leads to the company in the register, or to the search for its code where the register has none yet', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const { db } = house.house
  const enterpriseId = await certify(db, person.uid)
  const credit_code = creditCodeOf(person.uid)
  const record = async () => {
    const { items } = await house.as().enterprise.evidence.card({ ownerType: 'enterprise', ownerId: enterpriseId })
    return items.find(({ name }) => name === '企业认证')?.url
  }
  expect(await record()).toBe(`/checkEnterprise/searchList?keywords=${credit_code}`)

  const { id } = await db
    .insertInto('company')
    .values({ outer_id: 'evidence', name: '芯', credit_code, source: '测试', told_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await record()).toBe(`/checkEnterprise/companyDetail/${id}`)
})
