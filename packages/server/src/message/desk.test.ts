import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { reviewer } from '../../test/company.ts'
import { certify } from '../../test/enterprise.ts'
import { apiOf, openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { openShop } from '../../test/mall.ts'
import { createApp } from '../app.ts'
import { buildHouse } from '../build-house.ts'

type Known = Person & { uid: number }

let house: TestHouse
let guest: Known
let boss: Known
let colleague: Known
let stranger: Known
let enterpriseId: number
let talk: number

beforeAll(async () => {
  house = await openHouse()
  const logIn = (at: number) => house.login(`+86-1380000000${at}`)
  ;[guest, boss, colleague, stranger] = await Promise.all([logIn(1), logIn(2), logIn(3), logIn(4)])
  enterpriseId = await certify(house.house.db, boss.uid, '听涛电子（深圳）有限公司')
  await house.house.db
    .insertInto('enterprise_member')
    .values({ enterprise_id: enterpriseId, account_id: colleague.uid, status: 'joined', remark: null })
    .execute()
  talk = (await im(guest).session.open({ enterpriseId })).id
  await say(guest, '24+ 还有吗')
})
afterAll(async () => house[Symbol.asyncDispose]())

let drawn = 0
const im = (who: Person) => house.as(who).message
const say = (who: Person, content: string, more: object = {}) =>
  im(who).chat.send({ sessionId: talk, content, clientMsgId: `desk-${String((drawn += 1)).padStart(6, '0')}`, ...more })
const seenBy = async (who: Person) => (await im(who).session.list({})).data.find(({ id }) => id === talk)

test('a guest sees the company, all its people see the guest, and nobody else sees the talk', async () => {
  await expect(seenBy(guest)).resolves.toMatchObject({
    peer: { nickName: '听涛电子（深圳）有限公司' },
    desk: { id: enterpriseId, isOurs: false },
  })
  for (const who of [boss, colleague]) {
    await expect(seenBy(who)).resolves.toMatchObject({ peer: { id: guest.uid }, desk: { isOurs: true }, unreadNum: 1 })
    await expect(im(who).unread.im()).resolves.toBe(1)
  }
  expect(await seenBy(stranger)).toBeUndefined()
  await expect(im(stranger).chat.list({ sessionId: talk })).rejects.toMatchObject({ code: 404 })
  await expect(say(stranger, '我也在')).rejects.toMatchObject({ code: 404 })
})

test('who answers has the talk; the guest reads who spoke, and the others have nothing to read any more', async () => {
  await say(boss, '有 2,400 片')
  const [asked, answered] = (await im(guest).chat.list({ sessionId: talk })).data
  expect(asked).toMatchObject({ isOwn: true, isRead: true })
  expect(asked?.toId).toBeUndefined()
  expect(answered).toMatchObject({ isOwn: false, toId: guest.uid, speaker: { id: boss.uid }, clientMsgId: '' })
  const [, theirs] = (await im(colleague).chat.list({ sessionId: talk })).data
  expect(theirs).toMatchObject({ isOwn: true, speaker: { id: boss.uid }, clientMsgId: '' })
  await expect(seenBy(colleague)).resolves.toMatchObject({ unreadNum: 0, desk: { keeper: { id: boss.uid } } })
  await say(guest, '含税吗')
  await expect(im(boss).unread.im()).resolves.toBe(1)
  await expect(im(colleague).unread.im()).resolves.toBe(0)
  await im(colleague).chat.read({ sessionId: talk })
  await expect(im(boss).unread.im()).resolves.toBe(1)
})

test('a talk is handed to a colleague once: who comes second is told', async () => {
  const colleagues = await im(boss).session.colleagues({ id: talk })
  expect(colleagues.map(({ id }) => id).toSorted()).toEqual([boss.uid, colleague.uid].toSorted())
  const hand = { id: talk, keeperId: colleague.uid, seenId: boss.uid }
  await expect(im(boss).session.assign(hand)).resolves.toMatchObject({ desk: { keeper: { id: colleague.uid } } })
  await expect(im(boss).session.assign(hand)).resolves.toMatchObject({ desk: { keeper: { id: colleague.uid } } })
  await expect(im(boss).session.assign({ ...hand, keeperId: boss.uid })).rejects.toMatchObject({ code: 409 })
  await expect(im(boss).session.assign({ ...hand, keeperId: stranger.uid })).rejects.toMatchObject({ code: 404 })
  await expect(im(guest).session.assign(hand)).rejects.toMatchObject({ code: 404 })
  const told = (await house.as(colleague).message.message.list({ type: 'notification' })).data
  expect(told.filter(({ url }) => url === `/im?session=${talk}`)).toHaveLength(1)
})

test('a talk that a colleague has stays on the list of the desk, and unread; who has it takes it off', async () => {
  await say(guest, '今天能发吗')
  await expect(im(boss).session.remove({ id: talk })).rejects.toMatchObject({
    code: 409,
    message: '同事正在接待这个会话，接手后才能移出列表',
  })
  await expect(seenBy(colleague)).resolves.toMatchObject({ id: talk })
  await expect(im(colleague).unread.im()).resolves.toBeGreaterThan(0)
  await im(colleague).session.remove({ id: talk })
  expect(await seenBy(boss)).toBeUndefined()
  await say(guest, '在吗')
  await expect(seenBy(boss)).resolves.toMatchObject({ unreadNum: 1 })
})

test('who left the company sees nothing of it, and its talks stay with the others', async () => {
  const members = house.house.db.updateTable('enterprise_member').where('account_id', '=', colleague.uid)
  await members.set({ status: 'refused' }).execute()
  onTestFinished(async () => void (await members.set({ status: 'joined' }).execute()))
  expect(await seenBy(colleague)).toBeUndefined()
  await expect(seenBy(boss)).resolves.toMatchObject({ id: talk })
  await say(guest, '还在吗')
  expect((await seenBy(boss))?.desk).not.toHaveProperty('keeper')
  await expect(im(boss).unread.im()).resolves.toBeGreaterThan(0)
})

test('nobody comes to their own desk as a guest, nor to one of a company that is not certified', async () => {
  await expect(im(colleague).session.open({ enterpriseId })).rejects.toMatchObject({ code: 400 })
  await expect(im(guest).session.open({ enterpriseId: 2_000_000_000 })).rejects.toMatchObject({ code: 404 })
})

test('quick replies are one’s own, or shared by all of a company', async () => {
  const { reply } = im(boss)
  const shared = await reply.add({ content: '含税，明天发', isShared: true })
  const own = await reply.add({ content: '稍等，我看一下库存' })
  const of = async (who: Person) => (await im(who).reply.list()).map(({ content }) => content)
  expect([await of(boss), await of(colleague), await of(stranger)]).toEqual([
    ['稍等，我看一下库存', '含税，明天发'],
    ['含税，明天发'],
    [],
  ])
  await expect(im(stranger).reply.add({ content: '好', isShared: true })).rejects.toMatchObject({ code: 403 })
  await expect(im(colleague).reply.update({ id: own.id, content: '好' })).rejects.toMatchObject({ code: 404 })
  await im(colleague).reply.update({ id: shared.id, content: '含税，今天发' })
  await im(stranger).reply.remove({ id: shared.id })
  expect(await of(boss)).toEqual(['稍等，我看一下库存', '含税，今天发'])
})

test('a promise is written down by either side, kept by whom it was given, and crossed out by who wrote it', async () => {
  const { id } = await say(boss, '9.72 含税，周五前发')
  const promise = (who: Person) => im(who).promise
  await promise(guest).mark({ id })
  await expect(promise(guest).mark({ id, dueDay: '2026-12-04' })).resolves.toMatchObject({ dueDay: '2026-12-04' })
  await expect(promise(colleague).list({ sessionId: talk })).resolves.toMatchObject([
    { id, isOwn: true, isKept: false },
  ])
  await expect(promise(boss).settle({ id, status: 1 })).rejects.toMatchObject({ code: 403 })
  await expect(promise(boss).remove({ id })).rejects.toMatchObject({ code: 403 })
  await expect(promise(stranger).mark({ id })).rejects.toMatchObject({ code: 404 })
  await expect(promise(guest).settle({ id, status: 1 })).resolves.toMatchObject({ isKept: true })
  await promise(guest).remove({ id })
  await expect(promise(guest).list({ sessionId: talk })).resolves.toEqual([])
})

test('a hit stands among the lines before and after it', async () => {
  const ids: number[] = []
  for (const content of ['一', '二', '三', '四', '五']) ids.push((await say(guest, content)).id)
  const around = await im(guest).chat.list({ sessionId: talk, aroundId: ids[2], pageSize: 2 })
  expect(around.data.map(({ content }) => content)).toEqual(['三', '四'])
  expect(around).toMatchObject({ hasMore: true, hasLater: true })
})

test('two devices of one person on two servers say the same line once, and both sides read it in one order', async () => {
  const elsewhere = await createApp(buildHouse(house.house.settings, house.database))
  onTestFinished(() => elsewhere.close())
  const line = { sessionId: talk, content: '同一句', clientMsgId: 'two-devices-1' }
  const sent = await Promise.all([im(guest).chat.send(line), apiOf(elsewhere, guest).message.chat.send(line)])
  expect(sent[0].id).toBe(sent[1].id)
  await Promise.all([
    say(boss, '甲'),
    apiOf(elsewhere, guest).message.chat.send({ ...line, clientMsgId: 'two-devices-2' }),
  ])
  const read = async (who: Person) => (await im(who).chat.list({ sessionId: talk })).data.map(({ id }) => id)
  expect(await read(guest)).toEqual(await read(colleague))
})

test('reviewers see what the other side said, once for each report', async () => {
  const { id } = await say(boss, '先打款到私人账户')
  const report = { sessionId: talk, msgId: id, reason: 'fraud' } as const
  await im(guest).chat.report(report)
  await im(guest).chat.report({ ...report, content: '要求私下转账' })
  await expect(im(boss).chat.report(report)).rejects.toMatchObject({ code: 409 })
  await expect(im(stranger).chat.report(report)).rejects.toMatchObject({ code: 404 })
  const waiting = await house.house.db
    .selectFrom('audit')
    .select(['draft'])
    .where('kind', '=', 'talkReport')
    .where('status', '=', 'pending')
    .execute()
  expect(waiting).toMatchObject([{ draft: { text: '先打款到私人账户', content: '要求私下转账' } }])
})

test('reviewers open the pictures and files of what is reported', async () => {
  const { url } = await house.as(boss).disk.upload.add({ file: new File(['型号,数量\n'], '清单.csv'), type: 'chat' })
  const sent = await say(boss, '', { msgType: 'file', url })
  await im(guest).chat.report({ sessionId: talk, msgId: sent.id, reason: 'fraud' })
  const desk = await reviewer(house)
  const { data } = await house.as(desk).admin.audit.list({ kind: 'talkReport' })
  const told = await Promise.all(data.map(({ id }) => house.as(desk).admin.audit.detail({ id })))
  expect(told.flatMap(({ evidence }) => evidence)).toEqual([{ name: '清单.csv', url }])
  expect((await house.app.inject({ url, headers: { token: desk.token } })).statusCode).toBe(200)
})

test('who writes to a shop writes to the desk of its company: all its people see the talk', async () => {
  const shop = await openShop(house)
  const { db } = house.house
  const { enterprise_id } = await db
    .selectFrom('merchant')
    .select('enterprise_id')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()
  const seller = await house.login('+86-13800000009')
  await db
    .insertInto('enterprise_member')
    .values({ enterprise_id, account_id: seller.uid, status: 'joined', remark: null })
    .execute()
  const { id, desk } = await im(stranger).session.open({ merchantId: shop.id })
  expect(desk).toMatchObject({ id: enterprise_id, isOurs: false })
  await im(stranger).chat.send({ sessionId: id, content: '这批有现货吗', clientMsgId: 'shop-000001' })
  for (const who of [shop.keeper, seller])
    expect((await im(who).session.list({})).data).toMatchObject([{ id, desk: { isOurs: true }, unreadNum: 1 }])
  await expect(im(stranger).session.open({ merchantId: 999_999 })).rejects.toMatchObject({ code: 404 })
})
