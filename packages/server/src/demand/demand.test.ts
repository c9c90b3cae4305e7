import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

const wanted = { type: 1, model: 'LM358DR', quantity: 100 } as const

test('the board is narrowed by what a model begins with, its brand, amount and place, and put in order', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const { mine } = house.as(await house.login()).demand
  await mine.add({ ...wanted, brand: 'TI', region: '广东 深圳' })
  await mine.add({ type: 1, model: 'GRM155R71C104KA88D', quantity: 90_000, brand: '村田', batchNo: '24+' })
  await mine.add({ type: 0, model: 'LM358', quantity: 7, validDays: 7 })
  const list = async (asked: Parameters<ReturnType<typeof house.as>['demand']['demand']['list']>[0]) =>
    (await house.as().demand.demand.list(asked)).data.map(({ model }) => model)
  expect(await list({})).toEqual(['LM358', 'GRM155R71C104KA88D', 'LM358DR'])
  expect(await list({ keywords: 'lm-358' })).toEqual(['LM358', 'LM358DR'])
  expect(await list({ keywords: 'LM358 德仪' })).toEqual(['LM358DR'])
  expect(await list({ region: '深圳' })).toEqual(['LM358DR'])
  expect(await list({ batchNo: '24+', minQuantity: 1000 })).toEqual(['GRM155R71C104KA88D'])
  expect(await list({ sort: 'quantity' })).toEqual(['GRM155R71C104KA88D', 'LM358DR', 'LM358'])
  expect((await list({ sort: 'expire' }))[0]).toBe('LM358')
  expect(await house.as().demand.home.index()).toMatchObject({
    total: 3,
    demandCount: 2,
    supplyCount: 1,
    todayCount: 3,
  })
})

test('both sides of a model find each other, and each is told why', async () => {
  await using house = await openHouse()
  const buyer = house.as(await house.login())
  const seller = house.as(await house.login('+86-13800000002'))
  const { id } = await buyer.demand.mine.add(wanted)
  expect(await seller.demand.mine.add({ ...wanted, type: 0 })).toMatchObject({ matchCount: 1 })
  expect((await house.as().demand.market.match({ id })).demands).toMatchObject([{ type: 0, model: 'LM358DR' }])
  expect((await buyer.demand.mine.recommended({})).data).toMatchObject([{ type: 0, reason: '因为您在求 LM358DR' }])
  expect((await seller.demand.mine.recommended({})).data).toMatchObject([{ type: 1, reason: '因为您在供 LM358DR' }])
  const found = await house.as().demand.market.batchSearch({ models: ['lm358dr', 'XX'] })
  expect(found.map(({ demands }) => demands.length)).toEqual([2, 0])
})

test('a question under a post reaches its owner, an answer whoever asked, and numbers are hidden in both', async () => {
  await using house = await openHouse()
  const owner = house.as(await house.login())
  const asker = house.as(await house.login('+86-13800000002'))
  const { id: demandId } = await owner.demand.mine.add(wanted)
  const question = await asker.demand.message.add({ demandId, content: '接受散料吗？加微信 abc_12345' })
  expect(question.content).toBe('接受散料吗？[已隐藏联系方式]')
  await owner.demand.message.add({ demandId, content: '可以', parentId: question.id })
  const { data } = await house.as().demand.message.list({ demandId })
  expect(data).toMatchObject([{ id: question.id, children: [{ content: '可以' }] }])
  expect((await owner.demand.message.mine({})).data).toMatchObject([{ id: question.id, isRead: false }])
  await owner.demand.message.read({ ids: [question.id] })
  expect((await owner.demand.message.mine({ isRead: false })).data).toEqual([])
  expect((await asker.demand.message.mine({})).data).toMatchObject([
    { content: '可以', demandVO: { model: 'LM358DR' } },
  ])
  expect((await house.as().demand.demand.publicDetail({ id: demandId })).messageCount).toBe(2)
  await owner.demand.mine.setStatus({ ids: [demandId], status: 'closed' })
  expect((await refused(asker.demand.message.add({ demandId, content: '还要吗' }))).code).toBe(409)
  await asker.demand.message.remove({ id: question.id })
  expect((await house.as().demand.message.list({ demandId })).totalRecord).toBe(0)
})

test('a report that holds takes a post down until its owner has changed it', async () => {
  await using house = await openHouse()
  const admin = house.as(await reviewer(house))
  const owner = house.as(await house.login())
  const reader = house.as(await house.login('+86-13800000002'))
  const { id } = await owner.demand.mine.add(wanted)
  await reader.demand.demand.report({ id, reason: 'fake', content: '没有货' })
  await reader.demand.demand.report({ id, reason: 'fake', content: '没有货' })
  const waiting = (await admin.admin.audit.list({ kind: 'demand', status: 'pending' })).data
  expect(waiting).toHaveLength(1)
  await admin.admin.audit.pass({ id: waiting[0]?.id ?? 0, remark: '无法证实货源' })
  expect((await refused(house.as().demand.demand.publicDetail({ id }))).code).toBe(404)
  expect((await owner.demand.mine.list({})).data).toMatchObject([{ status: 'rejected', rejectReason: '无法证实货源' }])
  expect((await refused(owner.demand.mine.setStatus({ ids: [id], status: 'open' }))).code).toBe(409)
  await owner.demand.mine.update({ id, description: '附出货标签' })
  expect(await house.as().demand.demand.publicDetail({ id })).toMatchObject({ status: 'open' })
})

test('a post is kept, and what somebody looked at is remembered', async () => {
  await using house = await openHouse()
  const owner = house.as(await house.login())
  const reader = house.as(await house.login('+86-13800000002'))
  const { id } = await owner.demand.mine.add(wanted)
  await reader.account.favour.set({ type: 4, targetId: id, status: 1 })
  expect(await reader.demand.demand.detail({ id })).toMatchObject({ isFavour: true, isMine: false })
  const target = { demandVO: { id, type: 1, model: 'LM358DR' } }
  expect((await reader.account.favour.list({ type: 4 })).data).toMatchObject([target])
  expect((await reader.account.history.list({ type: 4 })).data).toMatchObject([target])
})

test('a contact is shown to people who are logged in while a post is open, and its owner is told once who asked', async () => {
  await using house = await openHouse()
  const owner = house.as(await house.login())
  const reader = house.as(await house.login('+86-13800000002'))
  const { id } = await owner.demand.mine.add(wanted)
  expect((await refused(reader.demand.demand.reveal({ id }))).message).toBe('发布者没有留下联系人，请在下方留言')
  await owner.enterprise.myContact.add({ name: '张工', mobile: '+86-13912345678' })
  expect((await refused(house.as().demand.demand.reveal({ id }))).code).toBe(401)
  expect(await reader.demand.demand.reveal({ id })).toMatchObject({ name: '张工', isMasked: false })
  await reader.demand.demand.reveal({ id })
  expect(await reader.demand.demand.detail({ id })).toMatchObject({ hasRevealed: true })
  expect(await reader.demand.demand.detail({ id })).not.toHaveProperty('revealedTo')
  expect((await owner.demand.demand.detail({ id })).revealedTo).toMatchObject([
    { user: { nickName: expect.any(String) } },
  ])
  const { data } = await owner.message.message.list({})
  expect(data.filter(({ title }) => title === '有人查看了您的联系方式')).toHaveLength(1)
  await owner.demand.mine.setStatus({ ids: [id], status: 'closed' })
  expect((await refused(reader.demand.demand.reveal({ id }))).code).toBe(409)
})

test('an open post that offers a part stands among the offers of that part, until it ends', async () => {
  await using house = await openHouse()
  const { part } = await stockHouse(house.house)
  const owner = house.as(await house.login())
  const { id } = await owner.demand.mine.add({ type: 0, model: 'cl05b104-ko5nnnc', quantity: 4000, price: 0.0048 })
  const offers = () => house.as().datasheet.selection.offers({ modelId: part('CL05B104KO5NNNC') })
  expect((await offers()).data).toMatchObject([
    { kind: 'supply', refId: id, seller: '个人会员', stock: 4000, price: 0.0048 },
  ])
  await owner.demand.mine.setStatus({ ids: [id], status: 'closed' })
  expect((await offers()).data).toEqual([])
})
