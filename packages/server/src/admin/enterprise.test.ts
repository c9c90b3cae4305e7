import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { draftBy, reviewer } from '../../test/company.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { openShop, type TestShop } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'

let house: TestHouse
let admin: Person
let shop: TestShop
let company: { id: number; name: string }

beforeAll(async () => {
  house = await openHouse({ smsLimit: 10_000 })
  await stockHouse(house.house)
  admin = await reviewer(house)
  shop = await openShop(house)
  company = await house.house.db
    .selectFrom('enterprise')
    .innerJoin('merchant', 'merchant.enterprise_id', 'enterprise.id')
    .select(['enterprise.id', 'enterprise.name'])
    .where('merchant.id', '=', shop.id)
    .executeTakeFirstOrThrow()
})
afterAll(async () => house[Symbol.asyncDispose]())

const desk = () => house.as(admin).admin.enterprise
const keeper = () => house.as(shop.keeper)
const wanted = { type: 1 as const, model: 'LM358DR', quantity: 100, validDays: 30 as const }
const line = { model: 'LM358DR', brand: 'TI', quantity: 500 }
const why = () => `企业「${company.name}」已停用：虚假库存。如有疑问请联系客服`
const block = (reason = '虚假库存') => desk().setStatus({ id: company.id, status: 0, reason })
const reopen = () => desk().setStatus({ id: company.id, status: 1 })
const idsOf = async (input: object) => (await desk().list(input)).data.map(({ id }) => id)

test('companies are found by a part of the name, the whole code or the number', async () => {
  const [row] = (await desk().list({ keywords: company.name.slice(3, 8) })).data
  expect(row).toMatchObject({ id: company.id, name: company.name, status: 'certified', memberCount: 1 })
  expect(await idsOf({ keywords: row?.creditCode.toLowerCase() })).toEqual([company.id])
  expect(await idsOf({ keywords: row?.creditCode.slice(0, 10) })).toEqual([])
  expect(await idsOf({ keywords: String(company.id) })).toContain(company.id)
  expect(await idsOf({ status: 'blocked' })).toEqual([])
})

test('one is shown with its people, and their numbers are masked', async () => {
  expect(await desk().detail({ id: company.id })).toMatchObject({
    types: ['贸易商'],
    acts: [],
    members: [{ user: { id: shop.keeper.uid }, role: 'creator', mobile: expect.stringContaining('****') }],
  })
  expect((await refused(desk().detail({ id: 999_999 }))).code).toBe(404)
})

test('a blocked company is shown nowhere, and what it shows comes back with it', async () => {
  await keeper().stock.myStock.add(line)
  const post = await keeper().demand.mine.add(wanted)
  const stocked = async () => (await house.as().stock.stock.list({ keywords: 'LM358DR' })).totalRecord
  const shops = async () => (await house.as().mall.merchant.list({})).data.map(({ id }) => id)
  const board = async () => (await house.as().demand.demand.list({})).data.map(({ id }) => id)
  expect([await stocked(), await shops(), await board()]).toEqual([1, [shop.id], [post.id]])

  await block()
  expect([await stocked(), await shops(), await board()]).toEqual([0, [], []])
  expect(await refused(house.as().enterprise.directory.detail({ id: company.id }))).toMatchObject({
    code: 404,
    message: '这家企业已停用',
  })
  expect(await house.as().mall.merchant.publicDetail({ id: shop.id })).toMatchObject({ status: 'closed' })
  expect((await keeper().message.message.list({ type: 'notification' })).data[0]?.title).toMatch(/已停用$/)

  await reopen()
  expect([await stocked(), await shops(), await board()]).toEqual([1, [shop.id], []])
  await expect(house.as().enterprise.directory.detail({ id: company.id })).resolves.toMatchObject({ id: company.id })
})

test('whoever acts for a blocked company posts, stocks, sells and hires nothing, and reads why', async () => {
  const { id: postId } = await keeper().demand.mine.add({ ...wanted, model: 'TL431' })
  await block()
  const draft = await draftBy(house, shop.keeper)
  const tries = [
    () => keeper().demand.mine.add({ ...wanted, model: 'NE555' }),
    () => keeper().demand.mine.setStatus({ ids: [postId], status: 'open' }),
    () => keeper().stock.myStock.add(line),
    () => keeper().mall.myGoods.shelve({ ids: [1], status: 1 }),
    () => keeper().job.myJob.setStatus({ ids: [1], status: 1 }),
    () => keeper().agent.myAgent.detail(),
    () => keeper().enterprise.certification.auth(draft),
  ]
  for (const attempt of tries) expect(await refused(attempt())).toMatchObject({ code: 403, message: why() })
  expect(await keeper().enterprise.certification.detail()).toMatchObject({ status: 'blocked', blockReason: '虚假库存' })
  await reopen()
  await expect(keeper().demand.mine.setStatus({ ids: [postId], status: 'open' })).resolves.toBeNull()
})

test('nobody certifies a blocked company once more', async () => {
  await block()
  const { creditCode } = await desk().detail({ id: company.id })
  const other = await house.login('+86-13500007788')
  const draft = await draftBy(house, other, { creditCode, name: '另一家电子有限公司' })
  expect(await refused(house.as(other).enterprise.certification.auth(draft))).toMatchObject({
    code: 400,
    message: '该统一社会信用代码属于已停用的企业，请联系客服',
  })
  await reopen()
})

test('a blocked company does not go when its creator asks to join another', async () => {
  const other = await house.login('+86-13500007766')
  const enterpriseId = await certify(house.house.db, other.uid)
  await block()
  expect((await refused(keeper().enterprise.member.join({ enterpriseId }))).code).toBe(409)
  expect(await desk().detail({ id: company.id })).toMatchObject({ status: 'blocked' })
  await reopen()
})

test('a reason is asked for, only certified companies are blocked, and the log tells both', async () => {
  expect(await refused(block(''))).toMatchObject({ code: 400, message: '请填写停用原因' })
  const other = await house.login('+86-13500007799')
  const draft = await draftBy(house, other)
  await house.as(other).enterprise.certification.auth(draft)
  const [waiting] = (await desk().list({ status: 'pending' })).data
  expect(waiting).toMatchObject({ name: draft.name })
  expect((await refused(desk().setStatus({ id: waiting?.id ?? 0, status: 0, reason: '测试' }))).code).toBe(404)

  await block()
  const { acts } = await desk().detail({ id: company.id })
  expect(acts[0]).toMatchObject({ verb: '停用或恢复企业', note: `${company.name}：停用，虚假库存` })
  const log = await house.as(admin).admin.log.list({ subject: 'enterprise', targetId: company.id })
  expect(log.data[0]?.id).toBe(acts[0]?.id)
  await reopen()
})
