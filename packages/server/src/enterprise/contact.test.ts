import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { brandNumber, sellerPerson } from '../../test/seller.ts'

let house: TestHouse
let person: Person
let seller: Person & { enterpriseId: number }

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  person = await house.login('+86-13700000001')
  seller = await sellerPerson(house, '+86-13700000002')
})
afterAll(async () => house[Symbol.asyncDispose]())

const mine = (who: Person = person) => house.as(who).enterprise.myContact
const company = (who: Person = {}) => house.as(who).enterprise.contact
const names = async (who?: Person) => (await mine(who).list()).data.map(({ name }) => name)

test('the first contact of a person becomes the default, and another can be made it', async () => {
  const first = await mine().add({ name: '张工', mobile: '13800000001', position: '采购', wechat: 'zhang-gong' })
  expect(first).toMatchObject({ ownerType: 'user', mobile: '+86-13800000001', position: '采购', isDefault: true })
  const second = await mine().add({ name: '李工', mobile: '+852-91234567' })
  expect(second).toMatchObject({ isDefault: false, isMasked: false, sort: 1 })
  await mine().add({ name: '王工', mobile: '13800000003', isDefault: true })
  expect(await names()).toEqual(['王工', '张工', '李工'])

  await mine().makeDefault({ id: second.id })
  expect(await names()).toEqual(['李工', '王工', '张工'])
  const { data } = await mine().list({ keywords: 'ZHANG' })
  expect(data).toMatchObject([{ name: '张工', isDefault: false, sort: 2 }])

  await mine().update({ id: first.id, name: '张经理', mobile: '13800000001' })
  expect(await mine().detail({ id: first.id })).not.toHaveProperty('wechat')
  await mine().remove({ ids: [second.id] })
  expect(await names()).toEqual(['王工', '张经理'])
})

test('nobody sees, changes or removes contacts of another person', async () => {
  const { id } = (await mine().list()).data[0] ?? expect.unreachable()
  const change = { id, name: '别人', mobile: '13800000009' }
  const asked: (() => Promise<unknown>)[] = [
    () => mine(seller).detail({ id }),
    () => mine(seller).update(change),
    () => mine(seller).remove({ ids: [id] }),
    () => mine(seller).makeDefault({ id }),
    () => company(seller).detail({ id }),
    () => company(seller).update(change),
  ]
  for (const ask of asked) expect(await refused(ask())).toMatchObject({ code: 404 })
  expect(await names(seller)).toEqual([])
})

test('of contacts added at once exactly one is the default', async () => {
  const other = await house.login('+86-13700000003')
  const drafts = ['甲', '乙', '丙'].map((name) => ({ name, mobile: '13800000004' }))
  await Promise.all(drafts.map((draft) => mine(other).add(draft)))
  const { data } = await mine(other).list()
  expect(data.map(({ isDefault, sort }) => [isDefault, sort])).toEqual([
    [true, 0],
    [false, 1],
    [false, 2],
  ])
})

test('a company orders its contacts, and visitors see their numbers under stars', async () => {
  const ti = await brandNumber(house, '德州仪器')
  const sales = { name: '陈经理', mobile: '13911112222', tel: '0755 8300 1234', email: 'chen@one.test', qq: '12345678' }
  const first = await company(seller).add({ ...sales, wechat: 'abc', region: '华南', brandIds: [ti, ti] })
  const second = await company(seller).add({ name: '林经理', mobile: '13911113333' })
  expect(first).toMatchObject({ ownerType: 'enterprise', isDefault: true, brands: [{ id: ti }], region: '华南' })
  await company(seller).sort({ ids: [second.id] })
  expect((await company(seller).mine()).data.map(({ name }) => name)).toEqual(['林经理', '陈经理'])

  const owner = { ownerType: 'enterprise', ownerId: seller.enterpriseId } as const
  const [, stars] = await company().list(owner)
  expect(stars).toMatchObject({ isMasked: true, mobile: '+86-139****2222', tel: '0755 **** ****' })
  expect(stars).toMatchObject({ email: 'c****@one.test', qq: '12****', wechat: '****' })
  expect((await company(person).list(owner))[1]).toEqual(stars)
  const plain = { ...sales, mobile: '+86-13911112222', isMasked: false }
  expect((await company(seller).list(owner))[1]).toMatchObject(plain)
  expect(await company(person).detail({ id: first.id })).toMatchObject(plain)
  const { directory } = house.as().enterprise
  expect(await directory.contacts({ enterpriseId: seller.enterpriseId })).toEqual(await company().list(owner))
})

test('a company is told who saw which number, once a person, and not of its own people', async () => {
  const other = await house.login('+86-13600000099')
  const { data } = await company(seller).mine()
  const [second, first] = data.map(({ id }) => id)
  await company(seller).detail({ id: first ?? 0 })
  await company(other).detail({ id: first ?? 0 })
  await company(person).detail({ id: first ?? 0 })
  await company(other).detail({ id: second ?? 0 })
  const looks = await company(seller).looks()
  expect(looks.data.map(({ contactName, count }) => [contactName, count])).toEqual([
    ['林经理', 1],
    ['陈经理', 2],
    ['陈经理', 1],
  ])
  expect((await company(seller).mine()).data.map(({ lookCount }) => lookCount)).toEqual([1, 2])
  expect(await refused(company(person).looks())).toMatchObject({ code: 403 })
})

test('whoever only asks to join a company looks at its numbers as anybody else', async () => {
  const applicant = await house.login('+86-13600000098')
  await house.as(applicant).enterprise.member.join({ enterpriseId: seller.enterpriseId })
  const owner = { ownerType: 'enterprise', ownerId: seller.enterpriseId } as const
  const [first] = await company(applicant).list(owner)
  expect(first).toMatchObject({ isMasked: true })
  await company(applicant).detail({ id: first?.id ?? 0 })
  const { totalRecord } = await company(seller).looks()
  expect(totalRecord).toBe(4)

  await house.house.db
    .updateTable('enterprise')
    .set({ status: 'blocked', block_reason: '测试' })
    .where('id', '=', seller.enterpriseId)
    .execute()
  expect(await refused(company(applicant).detail({ id: first?.id ?? 0 }))).toMatchObject({ code: 404 })
  await house.house.db
    .updateTable('enterprise')
    .set({ status: 'certified' })
    .where('id', '=', seller.enterpriseId)
    .execute()
})

test('contacts are those of somebody who is there, with brands that are there', async () => {
  const nobody = { ownerId: 99_999 }
  const owners = (['enterprise', 'agent', 'trader', 'brand', 'merchant'] as const).map((ownerType) => ({
    ownerType,
    ...nobody,
  }))
  for (const owner of owners) expect(await refused(company().list(owner))).toMatchObject({ code: 404 })
  const wrong = company(seller).add({ name: '陈', mobile: '13911112222', brandIds: [999_999] })
  expect(await refused(wrong)).toMatchObject({ code: 404, message: '没有找到负责品牌中的一个品牌' })
  expect(await refused(company(person).mine())).toMatchObject({ code: 403 })
})
