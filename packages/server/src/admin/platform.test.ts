import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let admin: Person & { uid: number }
let person: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  admin = await house.login('+86-13800000000')
  await house.house.db
    .updateTable('account')
    .set({ roles: ['owner'] })
    .where('id', '=', admin.uid)
    .execute()
  person = await house.login('+86-13800000001')
})
afterAll(async () => house[Symbol.asyncDispose]())

const platform = () => house.as(admin).admin.platform
const toldTo = async (id: number) =>
  house.house.db
    .selectFrom('message')
    .select(['kind', 'title', 'content', 'from_id', 'is_read'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()

test('what people wrote is read at the desk and by themselves, newest first', async () => {
  const { categories, add, mine } = house.as(person).account.feedback
  const [first = { id: 0, label: '' }, second = first] = await categories({})
  await add({ type: first.id, content: '资料很全', contact: 'a@example.com' })
  await add({ type: second.id, content: '<b>型号有误</b>', contact: 'a@example.com' })
  await house.as(admin).account.feedback.add({ type: first.id, content: '自己写的', contact: 'b@example.com' })

  expect((await mine({})).data).toMatchObject([
    { typeName: second.label, content: '<b>型号有误</b>', contact: 'a@example.com' },
    { typeName: first.label, content: '资料很全' },
  ])
  const all = await platform().feedback({})
  expect(all.totalRecord).toBe(3)
  expect(all.data.map(({ user }) => user?.id)).toEqual([admin.uid, person.uid, person.uid])
  const some = await platform().feedback({ type: second.id })
  expect(some.data).toMatchObject([{ type: second.id, typeName: second.label, user: { id: person.uid } }])
})

test('a number that switches a part of the site is read by everybody', async () => {
  const { value } = house.as().portal.config
  for (const number of [3, 0]) {
    await platform().setConfig({ key: 'lotteryStatus', value: number })
    expect(await value({ key: 'lotteryStatus' })).toBe(number)
  }
})

test('a message goes to those it is for, once each, and to nobody when one of them does not exist', async () => {
  const notice = { title: '系统维护', content: '今晚 22:00' }
  await platform().sendMessage({ ...notice, userIds: [person.uid, person.uid] })
  expect(await toldTo(person.uid)).toEqual([{ ...notice, kind: 'platform', from_id: null, is_read: false }])
  expect(await toldTo(admin.uid)).toEqual([])

  const lost = platform().sendMessage({ ...notice, userIds: [person.uid, 999_999] })
  await expect(lost).rejects.toMatchObject({ code: 404 })
  expect(await toldTo(person.uid)).toHaveLength(1)
})

test('a message without names goes to everybody', async () => {
  const everybody = [admin, person, await house.login('+86-13800000002')]
  await platform().sendMessage({ title: '新版上线', content: '欢迎试用' })
  for (const { uid } of everybody)
    expect((await toldTo(uid)).filter(({ title }) => title === '新版上线')).toHaveLength(1)
})

test('the desk is for administrators', async () => {
  const { feedback, sendMessage, setConfig } = house.as(person).admin.platform
  await expect(feedback({})).rejects.toMatchObject({ code: 403 })
  await expect(sendMessage({ title: '中奖', content: '点此领取' })).rejects.toMatchObject({ code: 403 })
  await expect(setConfig({ key: 'lotteryStatus', value: 1 })).rejects.toMatchObject({ code: 403 })
})
