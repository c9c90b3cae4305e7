import { afterAll, beforeAll, expect, test } from 'vitest'
import { published } from '../../test/article.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { matterOf, refused } from '../../test/refusal.ts'
import { noteAnswerTimes } from './answer-time.ts'
import { brandNumber, categoryNumber, certificateBy, passLine, sellerPerson } from '../../test/seller.ts'

let house: TestHouse
let admin: Person
let one: Person
let other: Person
let oneId: number
let otherId: number
let [ti, st, murata] = [0, 0, 0]
let [opamp, amplifier, mlcc] = [0, 0, 0]

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  admin = await reviewer(house)
  one = await sellerPerson(house, '+86-13600000001')
  other = await sellerPerson(house, '+86-13600000002')
  ti = await brandNumber(house, '德州仪器')
  st = await brandNumber(house, '意法')
  murata = await brandNumber(house, '村田')
  opamp = await categoryNumber(house, '运算放大器')
  amplifier = await categoryNumber(house, '放大器')
  mlcc = await categoryNumber(house, '贴片电容 MLCC')
})
afterAll(async () => house[Symbol.asyncDispose]())

const as = (person: Person = {}) => house.as(person).agent
const idsOf = async (filter: Parameters<ReturnType<typeof as>['list']>[0], person?: Person) =>
  (await as(person).list(filter)).data.map(({ id }) => id)
const both = () => [oneId, otherId].sort((a, b) => a - b)
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b)

test('an enterprise opens one page, which everybody sees with the brands it named', async () => {
  expect(await as(one).myAgent.detail()).toBeNull()
  const draft = { name: '文晔', fullName: '文晔科技(深圳)有限公司', type: 'authorised' as const, region: '广东 深圳' }
  const made = await as(one).myAgent.add({ ...draft, website: 'https://one.test', brandIds: [ti, st, ti] })
  expect(made).toMatchObject({ ...draft, brandCount: 2, productLineCount: 0, isAuth: false, isFollow: false })
  expect(made.brands.map(({ id }) => id)).toEqual([ti, st])
  oneId = made.id
  otherId = (await as(other).myAgent.add({ name: 'Zed', fullName: 'Zed Chips', type: 'solution', brandIds: [ti] })).id

  expect(await refused(as(one).myAgent.add(draft))).toMatchObject({ code: 409 })
  expect(await as().detail({ id: oneId })).toMatchObject({ name: '文晔', viewCount: 0 })
  expect(await as().detail({ id: oneId })).toMatchObject({ viewCount: 1 })
  expect((await as().brands({ agentId: oneId })).data.map(({ id }) => id)).toEqual([ti, st])
  expect((await as(one).myAgent.detail())?.id).toBe(oneId)
  expect(await refused(as().detail({ id: 99_999 }))).toMatchObject({ code: 404 })
})

test('the page of an agent has what its people wrote and what is about it', async () => {
  const html = '<p>正文</p>'
  const [own, about] = [
    await published(house, { title: '选型笔记', html, accountId: one.uid ?? 0, at: new Date(2026, 0, 1) }),
    await published(house, { title: '文晔新增代理线', html, accountId: other.uid ?? 0, at: new Date(2026, 0, 2) }),
  ]
  expect((await as().news({ agentId: oneId })).data.map(({ id }) => id)).toEqual([about, own])
  expect((await as().news({ agentId: otherId })).data.map(({ id }) => id)).toEqual([about])
})

test('of two who open the page of one enterprise at once one does', async () => {
  const person = await sellerPerson(house, '+86-13600000003')
  const draft = { name: '同时', fullName: '同时电子', type: 'distributor' as const }
  const made = await Promise.allSettled([as(person).myAgent.add(draft), as(person).myAgent.add(draft)])
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const mine = await as(person).myAgent.detail()
  await as(person).myAgent.remove({ id: mine?.id ?? 0 })
  expect(await as(person).myAgent.detail()).toBeNull()
})

test('a page takes no brand that is not there and no file that somebody else sent', async () => {
  const change = { id: oneId, name: '文晔', fullName: '文晔科技', type: 'authorised' as const }
  expect(await refused(as(one).myAgent.update({ ...change, brandIds: [99_999] }))).toMatchObject({
    fields: [{ field: 'brandIds' }],
  })
  const fullLogo = await certificateBy(house, other)
  expect(await refused(as(one).myAgent.update({ ...change, fullLogo }))).toMatchObject({
    fields: [{ field: 'fullLogo' }],
  })
  expect(await refused(as(other).myAgent.update(change))).toMatchObject({ code: 404 })
})

test('a line in review is seen by its owner alone; passed, everybody sees it, and its owner is told', async () => {
  const certUrl = await certificateBy(house, other)
  const draft = { brandId: ti, categoryIds: [opamp], certUrl, certExpire: '2099-12-31' }
  const line = await as(other).productLine.add(draft)
  expect(line).toMatchObject({ ...draft, ownerType: 'agent', ownerId: otherId, status: 'pending', brandName: 'TI' })
  expect(line.categoryNames).toEqual(['运算放大器'])
  expect(await refused(as(other).productLine.add(draft))).toMatchObject({ code: 409 })
  expect((await as(other).productLine.list({ agentId: otherId })).data).toEqual([line])
  for (const person of [{}, one]) expect((await as(person).productLine.list({ agentId: otherId })).data).toEqual([])
  expect(await as().detail({ id: otherId })).toMatchObject({ isAuth: false, productLineCount: 0 })

  const matter = await matterOf(house, admin, { kind: 'productLine', id: line.id })
  const item = await house.as(admin).admin.audit.detail({ id: matter })
  expect(item.evidence).toEqual([{ name: '授权证书', url: certUrl }])
  expect(item.detail.map(({ value }) => value)).toEqual(['Zed(代理商)', '德州仪器 TI', '运算放大器', '2099-12-31'])
  await house.as(admin).admin.audit.pass({ id: matter })
  expect((await as().productLine.list({ agentId: otherId })).data).toEqual([{ ...line, status: 'passed' }])
  expect(await as().detail({ id: otherId })).toMatchObject({ isAuth: true, productLineCount: 1 })
  const { data: told } = await house.as(other).message.message.list({ type: 'notification' })
  expect(told[0]?.title).toBe('Zed的「TI」产品线已通过审核')
})

test('a proof in force goes first in the list of its brand and is shown there; one that ran out does not count', async () => {
  for (const filter of [{}, { brandId: [ti] }, { brandId: [ti, murata] }])
    expect(await idsOf(filter)).toEqual([otherId, oneId])
  expect(await idsOf({ auth: true, brandId: [ti] })).toEqual([otherId])
  expect(await idsOf({ auth: true, brandId: [st] })).toEqual([])
  const [first, second] = (await as().list({ brandId: [ti] })).data
  expect(first?.line).toMatchObject({ brandId: ti, certExpire: '2099-12-31' })
  expect(second?.line).toBeUndefined()

  const line = await as(one).productLine.add({
    brandId: ti,
    categoryIds: [mlcc],
    certUrl: await certificateBy(house, one),
    certExpire: '2020-01-01',
  })
  await passLine(house, admin, line)
  expect(await as().detail({ id: oneId })).toMatchObject({ isAuth: false, productLineCount: 1 })
  expect(await idsOf({ brandId: [ti] })).toEqual([otherId, oneId])
  expect(await idsOf({ auth: true })).toEqual([otherId])
})

test('who sells most of several brands comes first', async () => {
  expect(await idsOf({ brandId: [ti, st] })).toEqual([oneId, otherId])
  expect(await idsOf({ sort: 'brands' })).toEqual([oneId, otherId])
})

test('who answers soonest comes first where that is asked for, and who was never asked last', async () => {
  expect(await idsOf({ sort: 'response' })).toEqual([otherId, oneId])
  const { id: demandId } = await house.as(one).demand.mine.add({ type: 0, model: 'ASKED-1', quantity: 500, price: 2 })
  const terms = { demandId, quantity: 100, price: 2, taxIncluded: true, validDays: 7 } as const
  const { id } = await house.as(await house.login('+86-13600000009')).demand.enquiry.add(terms)
  await house.as(one).demand.enquiry.reply({ id, revision: 1, status: 'refused', replyContent: '已售' })
  await noteAnswerTimes(house.house)
  expect(await idsOf({ sort: 'response' })).toEqual([oneId, otherId])
})

test('a list is narrowed by category, place, kind, letter and words', async () => {
  expect(await idsOf({ categoryId: amplifier })).toEqual([otherId])
  expect(await idsOf({ categoryId: opamp, brandId: [st] })).toEqual([])
  expect(await idsOf({ region: '深圳' })).toEqual([oneId])
  expect(await idsOf({ type: 'solution' })).toEqual([otherId])
  expect(await idsOf({ letter: 'W' })).toEqual([oneId])
  expect(await idsOf({ letter: 'Z' })).toEqual([otherId])
  expect(await idsOf({ keywords: 'zed CHIPS' })).toEqual([otherId])
  expect(await idsOf({ keywords: '%' })).toEqual([])
  expect((await as().search({ keywords: '文晔' })).data).toEqual([
    { id: oneId, name: '文晔', fullName: '文晔科技(深圳)有限公司', website: 'https://one.test', fullLogo: '' },
  ])
})

test('the order of equals is the same all day, and whom people look at is hot', async () => {
  const all = await idsOf({ brandId: [ti] })
  expect(await idsOf({ brandId: [ti], pageSize: 1 })).toEqual(all.slice(0, 1))
  expect(await idsOf({ brandId: [ti], pageSize: 1, pageIndex: 2 })).toEqual(all.slice(1))
  for (let look = 0; look < 5; look += 1) await as().detail({ id: oneId })
  const hot = await as().hot({})
  expect(hot.map(({ id }) => id)).toEqual([oneId, otherId])
  expect(hot[0]).toMatchObject({ isHot: true })
})

test('an agent is followed and stands among what the person follows', async () => {
  await house.as(one).article.follow.follow({ type: 'agent', targetId: otherId })
  expect(await as(one).detail({ id: otherId })).toMatchObject({ isFollow: true })
  expect(await as().detail({ id: otherId })).toMatchObject({ isFollow: false })
  const { data } = await house.as(one).account.follow.list({ type: 'agent' })
  expect(data).toEqual([expect.objectContaining({ id: otherId, name: 'Zed' })])
})

test('a person finds the agents they looked at again, the latest first, until they forget them', async () => {
  const { history } = house.as(one).account
  await as(one).detail({ id: otherId })
  await as(one).detail({ id: oneId })
  expect((await history.agents({})).data.map(({ id }) => id)).toEqual([oneId, otherId])
  await as(one).detail({ id: otherId })
  expect((await history.agents({})).data.map(({ id }) => id)).toEqual([otherId, oneId])
  expect((await house.as(other).account.history.agents({})).data).toEqual([])
  await history.clear({ type: 3 })
  expect(await history.agents({})).toEqual({ data: [], totalRecord: 0 })
})

test('another proof is reviewed again while the passed one holds; another place in the order is not', async () => {
  const [line] = (await as(other).productLine.list({ agentId: otherId })).data
  const id = line?.id ?? 0
  await as(other).productLine.update({ id, sort: 7 })
  expect((await as().productLine.list({ agentId: otherId })).data[0]).toMatchObject({ sort: 7, status: 'passed' })
  expect(await refused(as(one).productLine.update({ id, sort: 1 }))).toMatchObject({ code: 404 })

  await as(other).productLine.update({ id, certExpire: '2098-01-01', categoryIds: [mlcc] })
  expect((await as(other).productLine.list({ agentId: otherId })).data[0]).toMatchObject({ status: 'pending' })
  expect((await as().productLine.list({ agentId: otherId })).data[0]).toMatchObject({ certExpire: '2099-12-31' })
  const matter = await matterOf(house, admin, { kind: 'productLine', id })
  const fields = [{ name: 'certExpire', reason: '与证书不符' }]
  await house.as(admin).admin.audit.reject({ id: matter, reason: '请核对', fields })
  expect((await as(other).productLine.list({ agentId: otherId })).data[0]).toMatchObject({
    status: 'rejected',
    reason: '请核对；证书有效期：与证书不符',
  })
  expect(await as().detail({ id: otherId })).toMatchObject({ isAuth: true })
})

const agentCount = async (brandId: number) => (await house.as().brand.detail({ brandId })).agentCount

test('a brand of a line is sold although it was not named, and the brand says how many sell it', async () => {
  const line = await as(other).productLine.add({ brandId: st, categoryIds: [opamp] })
  expect(await idsOf({ brandId: [st] })).toEqual([oneId])
  expect(await agentCount(st)).toBe(1)
  await passLine(house, admin, line)
  expect(sorted(await idsOf({ brandId: [st] }))).toEqual(both())
  expect(await agentCount(st)).toBe(2)
  expect((await house.as().brand.directory.list({ keywords: '意法' })).data).toEqual([
    expect.objectContaining({ agentCount: 2, traderCount: 0 }),
  ])
  await as(other).productLine.remove({ ids: [line.id] })
  expect(await idsOf({ brandId: [st] })).toEqual([oneId])
})

test('a page that closes takes its lines along, and what waits at the desk', async () => {
  const line = await as(other).productLine.add({ brandId: murata, categoryIds: [mlcc] })
  const matter = await matterOf(house, admin, { kind: 'productLine', id: line.id })
  expect(await refused(as(one).myAgent.remove({ id: otherId }))).toMatchObject({ code: 404 })
  await as(other).myAgent.remove({ id: otherId })
  expect(await refused(as().productLine.list({ agentId: otherId }))).toMatchObject({ code: 404 })
  expect(await idsOf({ brandId: [ti] })).toEqual([oneId])
  expect(await refused(house.as(admin).admin.audit.pass({ id: matter }))).toMatchObject({ code: 409 })
})

test('equals take turns from day to day', async () => {
  const person = await sellerPerson(house, '+86-13600000004')
  const { id } = await as(person).myAgent.add({ name: '甲', fullName: '甲', type: 'distributor', brandIds: [murata] })
  await as(one).myAgent.update({
    id: oneId,
    name: '文晔',
    fullName: '文晔科技(深圳)有限公司',
    type: 'authorised',
    region: '广东 深圳',
    brandIds: [ti, st, murata],
  })
  const firsts = new Set<number | undefined>()
  for (let day = 0; day < 20; day += 1) {
    firsts.add((await idsOf({ brandId: [murata] }))[0])
    house.pass(86_400_000)
  }
  expect(sorted([...firsts].map(Number))).toEqual(sorted([id, oneId]))
})
