import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import type { Tables } from '../core/tables.ts'

let house: TestHouse
let person: Person & { uid: number }
let other: Person

beforeAll(async () => {
  house = await openHouse()
  person = await house.login('+86-13800000001')
  other = await house.login('+86-13800000002')
})
afterAll(async () => house[Symbol.asyncDispose]())
beforeEach(async () => house.house.db.deleteFrom('alert').execute())

const alerts = (who: Person = person) => house.as(who).account.alert

async function raise(once: string, more: Partial<Insertable<Tables['alert']>> = {}) {
  const values = { account_id: person.uid, kind: 'account' as const, title: once, content: '内容', once, ...more }
  return (await house.house.db.insertInto('alert').values(values).returning('id').executeTakeFirstOrThrow()).id
}

const titles = async (input: { kind?: 'account' | 'certificate'; isRead?: boolean } = {}) =>
  (await alerts().list(input)).data.map(({ title }) => title)

test('alerts are listed with the newest first, by kind and by whether they were read', async () => {
  const first = await raise('一')
  await raise('二', { kind: 'certificate' })
  await alerts().read({ ids: [first] })
  expect(await titles()).toEqual(['二', '一'])
  expect(await titles({ kind: 'account' })).toEqual(['一'])
  expect(await titles({ isRead: false })).toEqual(['二'])
  expect(await titles({ isRead: true })).toEqual(['一'])
})

test('an alert says when something ends and where to go', async () => {
  const due = new Date('2026-12-31T00:00:00Z')
  await raise('证书即将到期', { kind: 'certificate', due_at: due, url: '/companyManage?type=16' })
  const { data } = await alerts().list()
  expect(data).toMatchObject([
    { kind: 'certificate', url: '/companyManage?type=16', dueTime: due.toISOString(), isRead: false },
  ])
  expect(data[0]?.searchId).toBeUndefined()
})

test('without numbers all of a kind are read, and without a kind all', async () => {
  await raise('一')
  await raise('二', { kind: 'certificate' })
  await alerts().read({ kind: 'certificate' })
  expect(await titles({ isRead: false })).toEqual(['一'])
  await alerts().read({})
  expect(await titles({ isRead: false })).toEqual([])
})

test('nobody sees or reads the alerts of another', async () => {
  const id = await raise('一')
  await alerts(other).read({ ids: [id] })
  await alerts(other).read({})
  expect(await titles({ isRead: false })).toEqual(['一'])
  await expect(alerts(other).list()).resolves.toEqual({ data: [], totalRecord: 0 })
})
