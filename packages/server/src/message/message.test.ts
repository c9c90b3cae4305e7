import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { notify, type News } from './notify.ts'

let house: TestHouse
let person: Person & { uid: number }
let other: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  person = await house.login('+86-13800000001')
  other = await house.login('+86-13800000002')
})
afterAll(async () => house[Symbol.asyncDispose]())
beforeEach(async () => {
  await house.house.db.deleteFrom('message').execute()
  await house.house.db.deleteFrom('attempt').execute()
})

const me = () => house.as(person).message
const tell = async (news: Partial<News> = {}) =>
  (await notify(house.house.db, { to: person.uid, kind: 'notification', title: '通知', content: '内容', ...news })).id
const titles = async (input: Parameters<ReturnType<typeof me>['message']['list']>[0] = {}) =>
  (await me().message.list(input)).data.map(({ title }) => title)
const none = { total: 0, comment: 0, fans: 0, like: 0, mail: 0, notification: 0, platform: 0 }

test('messages are listed with the newest first, by kind and by whether they were read', async () => {
  await tell({ title: '一' })
  const read = await tell({ title: '二' })
  await tell({ title: '三', kind: 'like' })
  await me().message.read({ ids: [read] })
  expect(await titles()).toEqual(['三', '二', '一'])
  expect(await titles({ type: 'notification' })).toEqual(['二', '一'])
  expect(await titles({ isRead: false })).toEqual(['三', '一'])
  expect(await titles({ isRead: true })).toEqual(['二'])
  expect(await titles({ pageIndex: 2, pageSize: 2 })).toEqual(['一'])
})

test('a message says who caused it, what it is about and where to go', async () => {
  const target = { type: 'demand', id: 12 } as const
  const id = await tell({ from: other.uid, target, url: '/inquiry/12' })
  await expect(me().message.detail({ id })).resolves.toMatchObject({
    id,
    type: 'notification',
    isRead: false,
    fromUser: { id: other.uid, nickName: expect.stringMatching(/^芯友[a-z]{6}$/) },
    targetType: 'demand',
    targetId: 12,
    url: '/inquiry/12',
  })
})

test('where the site itself speaks there is nobody, and reading does not mark as read', async () => {
  const id = await tell()
  const shown = await me().message.detail({ id })
  expect([shown.fromUser, shown.targetId, shown.url]).toEqual([undefined, undefined, undefined])
  await expect(me().unread.counts()).resolves.toEqual({ ...none, total: 1, notification: 1 })
})

test('unread messages are counted by panel', async () => {
  for (const kind of ['like', 'like', 'comment'] as const) await tell({ kind })
  await expect(me().unread.counts()).resolves.toEqual({ ...none, total: 3, like: 2, comment: 1 })
  await me().message.readAll({ type: 'like' })
  await expect(me().unread.counts()).resolves.toEqual({ ...none, total: 1, comment: 1 })
  await me().message.readAll()
  await expect(me().unread.counts()).resolves.toEqual(none)
})

test('nobody reads, marks or removes the messages of another', async () => {
  const id = await tell()
  const theirs = house.as(other).message.message
  await expect(theirs.detail({ id })).rejects.toMatchObject({ code: 404 })
  await theirs.read({ ids: [id] })
  await theirs.remove({ ids: [id] })
  await theirs.readAll()
  await expect(me().message.detail({ id })).resolves.toMatchObject({ isRead: false })
})

test('removed messages are gone, twice as once', async () => {
  const id = await tell()
  await me().message.remove({ ids: [id] })
  await me().message.remove({ ids: [id] })
  await expect(me().message.detail({ id })).rejects.toMatchObject({ code: 404, message: '没有找到这条消息' })
})

test('a letter reaches the other, who sees whom it is from', async () => {
  const letter = { toId: other.uid, title: '询价', content: 'STM32F103 还有现货吗？' }
  await expect(me().message.send(letter)).resolves.toMatchObject({ type: 'mail', fromUser: { id: person.uid } })
  const { data } = await house.as(other).message.message.list({ type: 'mail' })
  expect(data).toMatchObject([{ title: '询价', isRead: false, fromUser: { id: person.uid } }])
  expect(await titles()).toEqual([])
})

test('a letter to nobody, to a blocked account or to oneself is refused', async () => {
  const { db } = house.house
  const to = (toId: number) => me().message.send({ toId, title: '你好', content: '你好' })
  await expect(to(2_000_000_000)).rejects.toMatchObject({ code: 404, message: '没有找到收件人' })
  await db.updateTable('account').set({ is_blocked: true }).where('id', '=', other.uid).execute()
  await expect(to(other.uid)).rejects.toMatchObject({ code: 404, message: '没有找到收件人' })
  await db.updateTable('account').set({ is_blocked: false }).where('id', '=', other.uid).execute()
  await expect(to(person.uid)).rejects.toMatchObject({ code: 400, fields: [{ field: 'toId' }] })
})

test('who was blocked by somebody sends them no letters, until they take their lines again', async () => {
  const letter = () => me().message.send({ toId: other.uid, title: '你好', content: '你好' })
  const { session } = house.as(other).message
  const { id } = await session.open({ peerId: person.uid })
  await session.block({ id, status: 1 })
  await expect(letter()).rejects.toMatchObject({ code: 403, message: '对方不再接收您的消息' })
  await expect(
    house.as(other).message.message.send({ toId: person.uid, title: '好', content: '好' }),
  ).resolves.toBeTruthy()
  await session.block({ id, status: 0 })
  await expect(letter()).resolves.toMatchObject({ type: 'mail' })
})

test('of many letters within the hour, those after the twentieth are refused', async () => {
  const letters = Array.from({ length: 24 }, (_, index) =>
    me().message.send({ toId: other.uid, title: `${index}`, content: '你好' }),
  )
  const sent = await Promise.allSettled(letters)
  const refused = sent.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ reason: { code: 429 } })
})
