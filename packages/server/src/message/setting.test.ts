import { sql } from 'kysely'
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

/** Somebody who wishes for letters, with something to tell where it is said. */
async function reader(mobile: string, email: string, title?: string) {
  const { uid } = await house.login(mobile)
  const { db } = house.house
  await db.updateTable('account').set({ email, email_proved: true }).where('id', '=', uid).execute()
  await db.insertInto('message_setting').values({ account_id: uid, muted: [], has_digest: true }).execute()
  if (title) await notify(db, { to: uid, kind: 'notification', title, content: '内容' })
}

/** What came within the millisecond in which letters are written waits for the next ones. */
const second = 1000

test('a mailbox that takes nothing keeps nobody from their letter, and is not written to again the same day', async () => {
  for (const [at, name] of ['full', 'a', 'b'].entries())
    await reader(`+86-1380000001${at}`, `${name}@example.com`, `给 ${name}`)
  house.pass(second)
  const asked: string[] = []
  const mail = {
    isOpen: true,
    async send({ to }: { to: string }) {
      asked.push(to)
      if (to.startsWith('full')) throw new Error('552 mailbox full')
    },
  }
  await expect(mailDigests({ ...house.house, mail })).rejects.toThrow('1 digests were not sent')
  await expect(mailDigests({ ...house.house, mail })).resolves.toBe(0)
  expect(asked.toSorted()).toEqual(['a@example.com', 'b@example.com', 'full@example.com'])
})

test('five hundred who have nothing to read keep nobody from their letter', async () => {
  const { db } = house.house
  await sql`with idle as (
      insert into account (nick_name, email, email_proved)
      select 'idle', 'idle' || at || '@example.com', true from generate_series(1, 500) as at returning id
    )
    insert into message_setting (account_id, has_digest) select id, true from idle`.execute(db)
  await reader('+86-13800000020', 'reader@example.com', '您的报价被接受了')
  house.pass(second)
  await expect(mailDigests(house.house)).resolves.toBe(1)
})
