import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { brandNumber, categoryNumber, certificateBy, passLine, sellerPerson } from '../../test/seller.ts'

let house: TestHouse
let admin: Person
let [one, other]: Person[] = []
let [oneId, otherId] = [0, 0]
let [ti, st, murata] = [0, 0, 0]
let opamp = 0

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
  const draft = { fullName: '文晔科技', type: 'authorised' as const, region: '广东 深圳' }
  oneId = (await as(one).myAgent.add({ ...draft, name: '文晔', brandIds: [st] })).id
  otherId = (await as(other).myAgent.add({ ...draft, name: '大联', region: '上海' })).id
})
afterAll(async () => house[Symbol.asyncDispose]())

const as = (person: Person = {}) => house.as(person).agent
const lm358 = () => ({ name: '双运放', model: 'LM358DR', brandId: ti })

test('an agent offers a part once, which everybody finds with the part of the catalogue behind it', async () => {
  const description = '<p>整盘</p><script>alert(1)</script>'
  const made = await as(one).agentProduct.add({ ...lm358(), description })
  expect(made).toMatchObject({ ...lm358(), agentName: '文晔', description: '<p>整盘</p>', categoryName: '运算放大器' })
  expect(made.modelId).toBeGreaterThan(0)
  expect(await refused(as(one).agentProduct.add({ ...lm358(), model: 'lm358-dr' }))).toMatchObject({ code: 409 })
  await as(one).agentProduct.add({ ...lm358(), model: 'STM32F103', brandId: st, name: '单片机' })

  const list = async (asked: object) =>
    (await as().agentProduct.list({ agentId: oneId, ...asked })).data.map(({ model }) => model)
  expect(await list({})).toEqual(['STM32F103', 'LM358DR'])
  expect(await list({ brandId: ti })).toEqual(['LM358DR'])
  expect(await list({ keywords: 'lm-358' })).toEqual(['LM358DR'])
  expect(await list({ keywords: '单片' })).toEqual(['STM32F103'])
})

test('who owns a product changes it and takes it off; others do not find it', async () => {
  const [, known] = (await as().agentProduct.list({ agentId: oneId })).data
  const id = known?.id ?? 0
  await as(one).agentProduct.update({ id, ...lm358(), name: '运放' })
  expect(await as().agentProduct.detail({ id })).toMatchObject({ name: '运放', description: '', contacts: [] })
  const taken = as(one).agentProduct.update({ id, ...lm358(), model: 'STM32F103', brandId: st })
  expect(await refused(taken)).toMatchObject({ code: 409 })
  for (const act of [
    () => as(other).agentProduct.update({ id, ...lm358() }),
    () => as(other).agentProduct.remove({ ids: [id] }),
    () => as(one).agentProduct.add({ ...lm358(), brandId: 99_999 }),
  ])
    expect(await refused(act())).toMatchObject({ code: 404 })
  await as(one).agentProduct.remove({ ids: [id] })
  expect(await refused(as().agentProduct.detail({ id }))).toMatchObject({ code: 404 })
})

test('the fewest agents that prove some brands are named, with the brands that nobody proves', async () => {
  const prove = async (person: Person | undefined, brandId: number, certExpire: string) => {
    const certUrl = await certificateBy(house, person ?? {})
    const line = await as(person).productLine.add({ brandId, categoryIds: [opamp], certUrl, certExpire })
    await passLine(house, admin, line)
  }
  await prove(one, ti, '2099-12-31')
  await prove(other, murata, '2020-12-31')
  const fewest = await as().fewest({ brandId: [ti, murata] })
  expect(fewest).toMatchObject({ missing: [murata], most: 1, agents: [{ id: oneId }] })
  expect(fewest.agents[0]?.covers).toMatchObject([{ brandId: ti, isProven: true, certExpire: '2099-12-31' }])
  await prove(other, st, '2099-12-31')
  const { agents } = await as().fewest({ brandId: [ti, st] })
  expect(agents.map(({ id }) => id).sort()).toEqual([oneId, otherId].sort())

  const { data } = await as().list({ brandId: [ti, st] })
  expect(data[0]).toMatchObject({ id: oneId, covers: [{ isProven: true }, { brandId: st, isProven: false }] })
})

test('each kind of narrowing is counted as if nothing of its own kind were chosen', async () => {
  const facets = await as().facets({ brandId: [ti], region: '广东' })
  expect(facets.brands.map(({ id, count }) => [id, count])).toEqual([
    [ti, 1],
    [st, 1],
  ])
  expect(facets).toMatchObject({ types: [{ value: 'authorised', count: 1 }], proven: 1 })
  expect((await as().facets({})).regions).toEqual([
    { value: '上海', count: 1 },
    { value: '广东', count: 1 },
  ])
  expect((await as().facets({})).letters).toEqual([
    { letter: 'D', count: 1 },
    { letter: 'W', count: 1 },
  ])
})

test('an agent is kept as a favourite, and what a browser remembered of agents is taken over', async () => {
  const person = await house.login('+86-13600000003')
  const { favour, history } = house.as(person).account
  await favour.set({ type: 3, targetId: oneId, status: 1 })
  expect((await favour.list({ type: 3, keywords: '文晔' })).data).toMatchObject([{ agentVO: { id: oneId } }])
  expect(await refused(favour.set({ type: 3, targetId: 99_999, status: 1 }))).toMatchObject({ code: 404 })
  const views = [{ type: 3 as const, targetId: otherId, viewedAt: '2026-01-01T00:00:00Z' }]
  expect(await history.merge({ views })).toEqual({ merged: 1 })
  expect((await history.agents()).data.map(({ id }) => id)).toEqual([otherId])
})

test('an agent whose company is blocked is shown nowhere, and nobody is told that it proves a brand', async () => {
  const { id } = await as(other).agentProduct.add({ ...lm358(), name: '上海的运放' })
  const person = await house.login('+86-13600000004')
  const { favour } = house.as(person).account
  await favour.set({ type: 3, targetId: otherId, status: 1 })
  const sitemap = async () => (await house.app.inject({ url: '/sitemaps/agent-product-1.xml' })).body
  const { enterpriseId } = await as().detail({ id: otherId })
  const desk = house.as(admin).admin.enterprise
  await desk.setStatus({ id: enterpriseId, status: 0, reason: '虚假授权' })
  for (const ask of [
    () => as().agentProduct.list({ agentId: otherId }),
    () => as().agentProduct.detail({ id }),
    () => as().productLine.list({ agentId: otherId }),
    () => as().contacts({ agentId: otherId }),
    () => house.as().enterprise.contact.list({ ownerType: 'agent', ownerId: otherId }),
    () => favour.set({ type: 3, targetId: otherId, status: 1 }),
  ])
    expect(await refused(ask())).toMatchObject({ code: 404 })
  expect((await favour.list({ type: 3 })).data).toEqual([])
  expect(await as().fewest({ brandId: [ti, st] })).toMatchObject({ missing: [st], agents: [{ id: oneId }] })
  expect(await sitemap()).not.toContain(`/agentProductDetails/${id}<`)

  await desk.setStatus({ id: enterpriseId, status: 1 })
  expect(await as().agentProduct.detail({ id })).toMatchObject({ name: '上海的运放' })
  expect((await favour.list({ type: 3 })).data).toHaveLength(1)
})
