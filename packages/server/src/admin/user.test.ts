import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept, draftBy } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let admin: Person & { uid: number }
let people: (Person & { uid: number })[]

beforeAll(async () => {
  house = await openHouse()
  admin = await house.login('+86-13800000000')
  await house.house.db
    .updateTable('account')
    .set({ roles: ['owner'] })
    .where('id', '=', admin.uid)
    .execute()
  people = [await house.login('+86-13800000001'), await house.login('+852-61234567')]
  await house.as(people[0]).account.profile.update({ nickName: '林工_100%', company: '示例电子' })
})
afterAll(async () => house[Symbol.asyncDispose]())

const desk = () => house.as(admin).admin.user
const idsOf = async (input: object) => (await desk().list(input)).data.map(({ id }) => id)

test('everybody with an account is listed, newest first', async () => {
  const { data, totalRecord } = await desk().list({})
  expect(totalRecord).toBe(3)
  expect(data.map(({ id }) => id)).toEqual([people[1]?.uid, people[0]?.uid, admin.uid])
  expect(data[1]).toMatchObject({
    nickName: '林工_100%',
    mobile: '+86-138****0001',
    company: '示例电子',
    status: 'active',
  })
})

test('they are found by a part of the nickname or by the whole number', async () => {
  const [first, second] = people
  expect(await idsOf({ keywords: '林' })).toEqual([first?.uid])
  expect(await idsOf({ keywords: '13800000001' })).toEqual([first?.uid])
  expect(await idsOf({ keywords: '+852-61234567' })).toEqual([second?.uid])
  expect(await idsOf({ keywords: '1380000' })).toEqual([])
  expect(await idsOf({ keywords: '%' })).toEqual([first?.uid])
  expect(await idsOf({ keywords: String(second?.uid) })).toContain(second?.uid)
  expect(await idsOf({ keywords: '工_1' })).toEqual([first?.uid])
  expect(await idsOf({ pageSize: 1, pageIndex: 2 })).toEqual([first?.uid])
})

test('whoever is blocked is out at once and does not come back until the account is opened again', async () => {
  const [person = admin] = people
  await desk().setStatus({ id: person.uid, status: 0, reason: '发布虚假库存' })
  await desk().setStatus({ id: person.uid, status: 0, reason: '发布虚假库存' })
  expect(await idsOf({ status: 'blocked' })).toEqual([person.uid])
  expect(await idsOf({ status: 'active' })).not.toContain(person.uid)
  await expect(house.as(person).account.profile.myDetail()).rejects.toMatchObject({ code: 401 })
  house.pass(61_000)
  await expect(house.login('+86-13800000001')).rejects.toMatchObject({
    code: 403,
    message: '该账号已被停用：发布虚假库存。如有疑问请联系客服',
  })
  expect((await desk().list({ status: 'blocked' })).data[0]).toMatchObject({ blockReason: '发布虚假库存' })
  await expect(desk().setStatus({ id: person.uid, status: 0 })).rejects.toMatchObject({
    code: 400,
    message: '请填写停用原因',
  })

  await desk().setStatus({ id: person.uid, status: 1 })
  await expect(house.as(person).account.profile.myDetail()).rejects.toMatchObject({ code: 401 })
  house.pass(61_000)
  await expect(house.login('+86-13800000001')).resolves.toMatchObject({ uid: person.uid })
})

test('they are found by a part of the name of their company', async () => {
  const owner = await house.login('+86-13800000077')
  const draft = await draftBy(house, owner, { name: '深圳市查得到电子有限公司' })
  await house.as(owner).enterprise.certification.auth(draft)
  await accept(house, admin, draft.name)
  expect(await idsOf({ keywords: '查得到' })).toEqual([owner.uid])
  expect((await desk().list({ keywords: '查得到' })).data[0]).toMatchObject({ enterprise: '深圳市查得到电子有限公司' })
})

test('nobody blocks themselves, and nobody who does not exist is blocked', async () => {
  await expect(desk().setStatus({ id: admin.uid, status: 0, reason: '测试' })).rejects.toMatchObject({
    code: 409,
    message: '不能停用自己的账号',
  })
  await expect(desk().setStatus({ id: admin.uid, status: 1 })).resolves.toBeNull()
  await expect(desk().setStatus({ id: 999_999, status: 0, reason: '测试' })).rejects.toMatchObject({ code: 404 })
})

test('whoever works at the desk is blocked and opened by an owner alone', async () => {
  const support = await house.login('+86-13800000031')
  const colleague = await house.login('+86-13800000032')
  const as = (person: Person) => house.as(person).admin.user
  await house.as(admin).admin.role.set({ id: support.uid, roles: ['support'] })
  await house.as(admin).admin.role.set({ id: colleague.uid, roles: ['reviewer'] })
  const refusal = { code: 403, message: '后台人员只能由负责人停用或恢复' }
  for (const id of [admin.uid, colleague.uid])
    await expect(as(support).setStatus({ id, status: 0, reason: '测试' })).rejects.toMatchObject(refusal)

  await as(admin).setStatus({ id: colleague.uid, status: 0, reason: '离职' })
  await expect(as(support).setStatus({ id: colleague.uid, status: 1 })).rejects.toMatchObject(refusal)
  await as(admin).setStatus({ id: colleague.uid, status: 1 })
  await expect(as(support).setStatus({ id: people[1]?.uid ?? 0, status: 0, reason: '测试' })).resolves.toBeNull()
  await expect(as(support).setStatus({ id: people[1]?.uid ?? 0, status: 1 })).resolves.toBeNull()
})

test('the back office is for administrators', async () => {
  const other = await house.login('+86-13800000005')
  await expect(house.as(other).admin.user.list({})).rejects.toMatchObject({ code: 403 })
  await expect(house.as(other).admin.user.setStatus({ id: admin.uid, status: 0 })).rejects.toMatchObject({ code: 403 })
  await expect(house.as().admin.user.list({})).rejects.toMatchObject({ code: 401 })
})
