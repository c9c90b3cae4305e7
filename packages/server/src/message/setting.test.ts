import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { mailDigests } from './digest.ts'
import { notify } from './notify.ts'

let house: TestHouse
let person: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  person = await house.login()
})
afterAll(async () => house[Symbol.asyncDispose]())
beforeEach(async () => {
  await house.house.db.deleteFrom('message').execute()
  await house.house.db.deleteFrom('message_setting').execute()
})

const api = () => house.as(person).message
const tell = (kind: 'like' | 'notification', title = '通知') =>
  notify(house.house.db, { to: person.uid, kind, title, content: '内容', url: '/inquiry/enquiry/7' })
const loud = { muted: [], hasDigest: false }

test('a muted kind is in the list and raises no number', async () => {
  await tell('like')
  await tell('notification')
  await api().setting.update({ ...loud, muted: ['like'] })
  await expect(api().unread.counts()).resolves.toMatchObject({ total: 1, like: 1, notification: 1 })
  await api().setting.update({ ...loud, muted: ['like', 'notification', 'mail', 'fans', 'comment', 'platform'] })
  await expect(api().unread.counts()).resolves.toMatchObject({ total: 0, like: 1 })
})

test('hours come in two that differ, and a letter goes to an address that was shown to be one’s own', async () => {
  for (const wrong of [
    { ...loud, quietFrom: 22 },
    { ...loud, quietFrom: 8, quietTo: 8 },
    { ...loud, hasDigest: true },
  ])
    await expect(api().setting.update(wrong)).rejects.toMatchObject({ code: 400 })
  await expect(api().setting.update({ ...loud, quietFrom: 22, quietTo: 8 })).resolves.toMatchObject({
    quietTo: 8,
    email: '',
  })
})

test('a letter a day tells what is unread and not muted, with links, and nothing twice', async () => {
  const mine = house.house.db.updateTable('account').where('id', '=', person.uid)
  await mine.set({ email: 'lin@example.com', email_proved: true }).execute()
  await api().setting.update({ ...loud, muted: ['like'], hasDigest: true })
  await tell('like', '有人点赞')
  await tell('notification', '您的报价被接受了')
  const letters = async () =>
    (await house.house.db.selectFrom('sandbox_message').select('text').where('kind', '=', 'mail').execute()).map(
      ({ text }) => text,
    )
  await mailDigests(house.house)
  await mailDigests(house.house)
  const sent = await letters()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/1 条消息未读[\s\S]*您的报价被接受了\n\s+https?:\/\/\S+\/inquiry\/enquiry\/7/)
  expect(sent[0]).not.toContain('有人点赞')
})
