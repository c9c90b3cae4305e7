import type { ApiError } from '@xinpu/sdk'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { talkNews } from './im-news.ts'

type Known = Person & { uid: number; token: string }

let house: TestHouse
let lin: Known
let cheng: Known
let stranger: Known
let talk: number

beforeAll(async () => {
  house = await openHouse()
  lin = await house.login('+86-13800000001')
  cheng = await house.login('+86-13800000002')
  stranger = await house.login('+86-13800000003')
})
afterAll(async () => house[Symbol.asyncDispose]())
beforeEach(async () => {
  await house.house.db.deleteFrom('im_session').execute()
  await house.house.db.deleteFrom('attempt').execute()
  talk = (await im(lin).session.open({ peerId: cheng.uid })).id
})

let drawn = 0
const clientMsgId = () => `line-${String((drawn += 1)).padStart(6, '0')}`
const im = (who: Person) => house.as(who).message
const say = (who: Person, content: string, more: object = {}) =>
  im(who).chat.send({ sessionId: talk, content, clientMsgId: clientMsgId(), ...more })
const saidTo = async (who: Person, more: object = {}) =>
  (await im(who).chat.list({ sessionId: talk, ...more })).data.map(({ content }) => content)

test('two people have one talk, whoever opens it, and it shows for the other with its first line', async () => {
  expect((await im(cheng).session.list({})).data).toEqual([])
  await say(lin, 'GD32F303RET6 还有吗')
  const [shown] = (await im(cheng).session.list({})).data
  expect(shown).toMatchObject({ id: talk, peer: { id: lin.uid }, lastMsg: 'GD32F303RET6 还有吗', unreadNum: 1 })
  const opened = await Promise.all(
    [lin, cheng].map((who, at) => im(who).session.open({ peerId: [cheng, lin][at]?.uid })),
  )
  expect(opened.map(({ id }) => id)).toEqual([talk, talk])
})

test('two who open at once open the same talk', async () => {
  await house.house.db.deleteFrom('im_session').execute()
  const opened = await Promise.all([
    im(lin).session.open({ peerId: cheng.uid }),
    im(cheng).session.open({ peerId: lin.uid }),
  ])
  expect(opened[0].id).toBe(opened[1].id)
})

test('nobody talks to themselves, to nobody, or to a blocked account', async () => {
  await expect(im(lin).session.open({ peerId: lin.uid })).rejects.toMatchObject({ code: 400 })
  await expect(im(lin).session.open({ peerId: 2_000_000_000 })).rejects.toMatchObject({ message: '没有找到对方' })
  await expect(im(lin).session.open({})).rejects.toMatchObject({ code: 400, message: '请选择对方' })
})

test('a line that comes again with its number is the same line, also when both come at once', async () => {
  const line = { sessionId: talk, content: '9.72 可以', clientMsgId: clientMsgId() }
  const sent = await Promise.all(Array.from({ length: 5 }, () => im(lin).chat.send(line)))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  await expect(im(lin).chat.send(line)).resolves.toMatchObject({ id: sent[0]?.id })
  await expect(saidTo(cheng)).resolves.toEqual(['9.72 可以'])
  await expect(im(cheng).unread.im()).resolves.toBe(1)
})

test('a talk is read backwards and forwards from a line, oldest first', async () => {
  const ids: number[] = []
  for (const content of ['一', '二', '三', '四', '五']) ids.push((await say(lin, content)).id)
  await expect(im(cheng).chat.list({ sessionId: talk, pageSize: 2 })).resolves.toMatchObject({
    data: [{ content: '四' }, { content: '五' }],
    hasMore: true,
  })
  await expect(saidTo(cheng, { beforeId: ids[3], pageSize: 3 })).resolves.toEqual(['一', '二', '三'])
  await expect(saidTo(cheng, { afterId: ids[1] })).resolves.toEqual(['三', '四', '五'])
  await expect(saidTo(cheng, { keywords: '四' })).resolves.toEqual(['四'])
})

test('what was seen is marked on both sides', async () => {
  const { id } = await say(lin, '在吗')
  await expect(im(lin).chat.list({ sessionId: talk })).resolves.toMatchObject({ data: [{ id, isRead: false }] })
  await im(cheng).chat.read({ sessionId: talk })
  await expect(im(cheng).unread.im()).resolves.toBe(0)
  await expect(im(lin).chat.list({ sessionId: talk })).resolves.toMatchObject({ data: [{ id, isRead: true }] })
})

test('only the two see a talk, and the number of a line is nobody else’s to know', async () => {
  await say(lin, '在吗')
  const theirs = im(stranger)
  for (const ask of [
    () => theirs.chat.list({ sessionId: talk }),
    () => theirs.chat.send({ sessionId: talk, content: '我也在', clientMsgId: clientMsgId() }),
    () => theirs.session.remove({ id: talk }),
    () => theirs.session.detail({ id: talk }),
    () => theirs.session.block({ id: talk, status: 1 }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 404 })
  const [heard] = (await im(cheng).chat.list({ sessionId: talk })).data
  expect(heard?.clientMsgId).toBe('')
})

test('talks are found by the name of the other and by what was said', async () => {
  await say(lin, '交期写进合同')
  const found = async (keywords: string) => (await im(lin).session.list({ keywords })).totalRecord
  const { peer } = await im(lin).session.detail({ id: talk })
  expect([await found('合同'), await found(peer.nickName), await found('没说过')]).toEqual([1, 1, 0])
  expect((await im(cheng).session.list({ unread: true })).totalRecord).toBe(1)
  expect((await im(lin).session.list({ unread: true })).totalRecord).toBe(0)
})

test('a talk that was taken off the list comes back with a new line', async () => {
  await say(lin, '一')
  await im(cheng).session.remove({ id: talk })
  expect((await im(cheng).session.list({})).data).toEqual([])
  expect((await im(lin).session.list({})).totalRecord).toBe(1)
  await say(lin, '二')
  expect((await im(cheng).session.list({})).data).toMatchObject([{ lastMsg: '二', unreadNum: 1 }])
})

test('who blocks the other takes no more lines, until they do again', async () => {
  await im(cheng).session.block({ id: talk, status: 1 })
  await expect(say(lin, '在吗')).rejects.toMatchObject({ code: 403, message: '对方不再接收您的消息' })
  await im(cheng).session.block({ id: talk, status: 0 })
  await expect(say(lin, '在吗')).resolves.toMatchObject({ content: '在吗' })
})

test('empty words, a card of nothing and a file of somebody else are refused', async () => {
  const refused = async (sent: Promise<unknown>) => (await sent.catch((error: unknown) => error)) as ApiError
  await expect(refused(say(lin, '  '))).resolves.toMatchObject({ code: 400, fields: [{ field: 'content' }] })
  await expect(refused(say(lin, '', { msgType: 'part' }))).resolves.toMatchObject({ fields: [{ field: 'targetId' }] })
  await expect(refused(say(lin, '', { msgType: 'part', targetId: 9_999_999 }))).resolves.toMatchObject({ code: 404 })
  const url = await upload(stranger)
  await expect(refused(say(lin, '', { msgType: 'file', url }))).resolves.toMatchObject({ fields: [{ field: 'url' }] })
})

const upload = async (who: Person) =>
  (await house.as(who).disk.upload.add({ file: new File(['型号,数量\n'], '清单.csv'), type: 'chat' })).url

test('a file is seen by the two of the talk alone', async () => {
  const url = await upload(lin)
  await expect(say(lin, '', { msgType: 'file', url })).resolves.toMatchObject({ content: '清单.csv', size: 14 })
  const status = async ({ token, uid }: Known) =>
    (await house.app.inject({ url, headers: { token, uid: String(uid), uuid: '' } })).statusCode
  expect([await status(lin), await status(cheng), await status(stranger)]).toEqual([200, 200, 403])
})

test('a card of a post is a reference; one of a quote goes to the other side of it alone', async () => {
  const demand = { type: 1, model: 'GD32F303RET6', brand: '', quantity: 2400 } as const
  const { id } = await house.as(lin).demand.mine.add(demand as never)
  await expect(say(cheng, '', { msgType: 'demand', targetId: id })).resolves.toMatchObject({
    content: 'GD32F303RET6',
    targetId: id,
  })
  const quote = await house.as(cheng).demand.enquiry.add({ demandId: id, quantity: 2400, price: 9.72 })
  await expect(say(cheng, '', { msgType: 'quote', targetId: quote.id })).resolves.toMatchObject({ targetId: quote.id })
  const { id: elsewhere } = await im(cheng).session.open({ peerId: stranger.uid })
  const sent = im(cheng).chat.send({
    sessionId: elsewhere,
    msgType: 'quote',
    targetId: quote.id,
    clientMsgId: clientMsgId(),
  })
  await expect(sent).rejects.toMatchObject({ code: 404, message: '这张卡片对方看不到，或已不在了' })
})

test('who owns a post shows a quote for it once it is accepted, and learns nobody’s seat by trying', async () => {
  const demand = { type: 1, model: 'GD32F407VET6', brand: '', quantity: 2400 } as const
  const { id } = await house.as(lin).demand.mine.add(demand as never)
  const quote = await house.as(cheng).demand.enquiry.add({ demandId: id, quantity: 2400, price: 9.72 })
  const show = () => say(lin, '', { msgType: 'quote', targetId: quote.id })
  await expect(show()).rejects.toMatchObject({ code: 404, message: '这张卡片对方看不到，或已不在了' })
  await house.as(lin).demand.enquiry.reply({ id: quote.id, revision: 1, status: 'accepted' })
  await expect(show()).resolves.toMatchObject({ targetId: quote.id })
})

test('a stream tells of lines of either side, and of the last own one again once it was read', async () => {
  await say(cheng, '早')
  const news = talkNews(house.house.db, lin.uid)
  await expect(news()).resolves.toEqual([])
  await say(cheng, '9.85')
  await say(lin, '9.6 呢')
  const told = async () => (await news()).map(({ msg }) => [msg.content, msg.isRead])
  await expect(told()).resolves.toEqual([
    ['9.85', true],
    ['9.6 呢', false],
  ])
  await im(cheng).chat.read({ sessionId: talk })
  await expect(told()).resolves.toEqual([['9.6 呢', true]])
  await expect(told()).resolves.toEqual([])
})

test('a talk that comes up from behind the twenty that were spoken in last tells its new line alone', async () => {
  for (const content of ['一', '二', '三']) await say(cheng, content)
  for (let at = 0; at < 20; at += 1) {
    const guest = await house.login(`+86-138000001${String(at).padStart(2, '0')}`)
    const { id } = await im(guest).session.open({ peerId: lin.uid })
    await im(guest).chat.send({ sessionId: id, content: `${at}`, clientMsgId: clientMsgId() })
  }
  const news = talkNews(house.house.db, lin.uid)
  await expect(news()).resolves.toEqual([])
  await say(cheng, '四')
  await say(cheng, '五')
  expect((await news()).map(({ msg }) => msg.content)).toEqual(['四', '五'])
})
