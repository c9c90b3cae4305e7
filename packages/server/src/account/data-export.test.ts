import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { licencePicture } from '../../test/licence.ts'
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

/** A file of the zip, as text. */
async function textIn({ rawPayload }: { rawPayload: Buffer }, name: string): Promise<string> {
  const zip = await fromBufferPromise(rawPayload, { lazyEntries: true })
  for await (const entry of zip.eachEntry())
    if (entry.fileName === name) return text(await zip.openReadStreamPromise(entry))
  throw new Error(`${name} is not in it.`)
}

/** What was exported, in the two files of words. */
async function dataIn(answer: { rawPayload: Buffer }) {
  const [data, records] = await Promise.all(['我的数据.json', '全部记录.json'].map((name) => textIn(answer, name)))
  return { data: JSON.parse(data ?? ''), records: JSON.parse(records ?? ''), words: `${data}${records}` }
}

test('everything that is kept of a person comes as one zip', async () => {
  const answer = await exported(person, '+86-13800000001')
  expect(answer.headers['content-type']).toContain('application/zip')
  const name = /芯谱-我的数据-\d{4}-\d\d-\d\d\.zip$/
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(name)
  const { data, records } = await dataIn(answer)
  expect(records).toMatchObject({ 'feedback.account_id': [{ content: `来自 ${person.uid}` }], 'bom.account_id': [] })
  expect(data).toMatchObject({
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
  const { words } = await dataIn(await exported(person, '+86-13800000001'))
  expect(words).not.toMatch(/_hash|password|"sid/i)
  expect(words).not.toContain(person.token)
  expect(words).not.toContain(`来自 ${other.uid}`)
})

test('any number of rows is in it once', async () => {
  const rows = Array.from({ length: 1203 }, (_, number) => ({
    account_id: other.uid,
    kind: 'platform' as const,
    title: `第 ${number} 条`,
    content: '内容',
  }))
  await house.house.db.insertInto('message').values(rows).execute()
  const { data, records } = await dataIn(await exported(other, '+86-13800000002'))
  expect(records['message.account_id']).toHaveLength(1203)
  const messages = data.messages as { title: string }[]
  expect(messages.map(({ title }) => title)).toEqual(rows.map(({ title }) => title))
})

test('it is made five times a day', async () => {
  const third = await house.login('+86-13800000003')
  const proof = await proofOf(house, third, '+86-13800000003')
  const taken = () => post(house, '/my/data/export', { proof }, { headers: { token: third.token } })
  for (let time = 0; time < 5; time += 1) expect((await dataIn(await taken())).data).toHaveProperty('profile')
  expect((await taken()).json()).toMatchObject({ code: 429 })
})

test('the files that somebody sent are in it, under their names', async () => {
  const file = new File(
    [await licencePicture('https://www.gsxt.gov.cn/index.html?uniscid=91440300MA5EXPORT1')],
    '头像.png',
  )
  await house.as(person).disk.upload.add({ file, type: 'avatar' })
  const answer = await exported(person, '+86-13800000001')
  const zip = await fromBufferPromise(answer.rawPayload, { lazyEntries: true })
  const names: string[] = []
  for await (const entry of zip.eachEntry()) names.push(entry.fileName)
  expect(names.filter((name) => name.startsWith('文件/'))).toEqual([expect.stringMatching(/^文件\/[\w-]{8}-.+/)])
})
