import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { proofOf } from '../../test/proof.ts'
import { post } from '../../test/safety/wire.ts'
import { sellerPerson } from '../../test/seller.ts'

let house: TestHouse
let person: Person & { token: string; uid: number }
let other: Person & { token: string; uid: number }
let sheet: number

beforeAll(async () => {
  house = await openHouse()
  ;({ opampSheet: sheet } = await stockHouse(house.house))
  person = await house.login('+86-13800000001')
  other = await house.login('+86-13800000002')
  const { account, datasheet } = house.as(person)
  await account.profile.update({ company: '示例"电子\n' })
  await datasheet.detail({ id: sheet })
  await account.favour.set({ type: 1, targetId: sheet, status: 1 })
  await account.favour.setTags({ type: 1, targetId: sheet, tags: ['运放'] })
  await account.savedSearch.save({ name: '常用', scene: 'spec', query: { keywords: '运放' }, notify: false })
  const seller = await sellerPerson(house, '+86-13800000009')
  const { myAgent } = house.as(seller).agent
  const agent = await myAgent.add({ name: '文晔', fullName: '文晔科技', type: 'authorised' })
  await house.as(person).agent.detail({ id: agent.id })
  await house.as(person).agent.myAgent.recommend({ name: '远方电子' })
  for (const who of [person, other])
    await house.as(who).account.feedback.add({ type: 1, content: `来自 ${who.uid}`, contact: 'a@example.com' })
})
afterAll(async () => house[Symbol.asyncDispose]())

const exported = async (who: Person, mobile: string) =>
  post(house, '/my/data/export', { proof: await proofOf(house, who, mobile) }, { headers: { token: who.token ?? '' } })

test('everything that is kept of a person comes as one JSON file', async () => {
  const answer = await exported(person, '+86-13800000001')
  expect(answer.headers['content-type']).toContain('application/json')
  const name = /芯谱-我的数据-\d{4}-\d\d-\d\d\.json$/
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(name)
  expect(answer.json()).toMatchObject({
    exportTime: expect.any(String),
    profile: { id: person.uid, mobile: '+86-13800000001', company: '示例"电子' },
    favourites: [{ type: 1, targetId: sheet, title: expect.any(String), tags: ['运放'] }],
    views: [
      { type: 1, targetId: sheet, title: expect.any(String) },
      { type: 3, title: '文晔' },
    ],
    recommendations: [{ name: '远方电子' }],
    savedSearches: [{ name: '常用', query: { keywords: '运放' } }],
    feedback: [{ type: '功能建议', content: `来自 ${person.uid}` }],
    messages: [],
    alerts: [],
    uploads: [],
    socialAccounts: [],
    enterprises: [],
    devices: [{ ip: '127.0.0.1' }],
  })
})

test('neither secrets nor what is of others is in it', async () => {
  const { payload } = await exported(person, '+86-13800000001')
  expect(payload).not.toMatch(/hash|password|sid/i)
  expect(payload).not.toContain(person.token)
  expect(payload).not.toContain(`来自 ${other.uid}`)
})

test('any number of rows is in it once', async () => {
  const rows = Array.from({ length: 1203 }, (_, number) => ({
    account_id: other.uid,
    kind: 'platform' as const,
    title: `第 ${number} 条`,
    content: '内容',
  }))
  await house.house.db.insertInto('message').values(rows).execute()
  const { messages } = (await exported(other, '+86-13800000002')).json<{ messages: { title: string }[] }>()
  expect(messages.map(({ title }) => title)).toEqual(rows.map(({ title }) => title))
})

test('it is made five times a day', async () => {
  const third = await house.login('+86-13800000003')
  const proof = await proofOf(house, third, '+86-13800000003')
  const taken = () => post(house, '/my/data/export', { proof }, { headers: { token: third.token } })
  for (let time = 0; time < 5; time += 1) expect((await taken()).json()).toHaveProperty('profile')
  expect((await taken()).json()).toMatchObject({ code: 429 })
})
