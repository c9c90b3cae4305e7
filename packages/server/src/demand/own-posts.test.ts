import { expect, test } from 'vitest'
import { reviewer } from '../../test/company.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

const day = 24 * 60 * 60_000
const wanted = { type: 1, model: 'STM32F103C8T6', quantity: 2000 } as const

/** Does what is due, and answers what people were told of posts that concern them. */
async function told({ house, app, as }: TestHouse, ...people: Parameters<TestHouse['as']>[0][]) {
  const { demandMatch } = house.brought.jobs
  await runDueJobs(house, app.log, { demandMatch })
  const lists = people.map((person) => as(person).account.alert.list({ kind: 'match' }))
  return (await Promise.all(lists)).map(({ data }) => data.map(({ content }) => content))
}

test('a post that is changed to another model finds who waits for that one', async () => {
  await using house = await openHouse()
  const [buyer, seller] = [await house.login(), await house.login('+86-13800000002')]
  await house.as(buyer).demand.mine.add(wanted)
  const { mine } = house.as(seller).demand
  const { id } = await mine.add({ ...wanted, type: 0, model: 'LM358DR' })
  expect(await told(house, buyer)).toEqual([[]])
  await mine.update({ id, quantity: 5 })
  await mine.update({ id, model: 'STM32F103C8T6' })
  expect(await told(house, buyer)).toEqual([['因为您在求 STM32F103C8T6，新到 1 条。']])
})

/** Has the first report that waits accepted. */
async function takeDown({ as }: TestHouse, desk: Parameters<TestHouse['as']>[0]) {
  const { audit } = as(desk).admin
  const [task] = (await audit.list({ kind: 'demand' })).data
  await audit.pass({ id: task?.id ?? 0, remark: '无法证实货源' })
}

test('a post that a review turned down comes back only with other words, by whichever call', async () => {
  await using house = await openHouse()
  const desk = await reviewer(house)
  const { batch, demand, mine } = house.as(await house.login()).demand
  const { id } = await mine.add({ ...wanted, description: '原装', price: 3.2 })
  await house.as(await house.login('+86-13800000002')).demand.demand.report({ id, reason: 'fake', content: '没有货' })
  await takeDown(house, desk)
  const unchanged = 'STM32F103C8T6：未通过审核，内容没有改动，请修改后重新发布'
  const turnedDown = 'STM32F103C8T6：未通过审核，请修改后重新发布'
  const same = { id, ...wanted, description: '原装', price: 3.2 }
  expect((await refused(mine.setStatus({ ids: [id], status: 'open' }))).message).toBe(turnedDown)
  expect((await refused(mine.setStatus({ ids: [id], status: 'closed' }))).message).toBe(turnedDown)
  expect((await refused(mine.update({ id, quantity: 5, status: 'closed' }))).message).toBe(turnedDown)
  expect((await refused(mine.update({ id, status: 'open' }))).message).toBe(unchanged)
  expect(await refused(mine.update(same))).toMatchObject({ code: 409, message: unchanged })
  const many = await batch.update({ demands: [{ id, status: 'closed' }, { id, status: 'open' }, same] })
  expect(many.fail.map(({ error }) => error)).toEqual([turnedDown, unchanged, unchanged])
  expect(await demand.detail({ id })).toMatchObject({ status: 'rejected', rejectReason: '无法证实货源' })
  expect(await demand.publicDetail({ id })).toMatchObject({ status: 'rejected' })
  expect((await refused(house.as().demand.demand.publicDetail({ id }))).code).toBe(404)
  expect(await batch.update({ demands: [{ id, description: '原装，有照片' }] })).toMatchObject({ success: 1 })
  expect(await house.as().demand.demand.publicDetail({ id })).toMatchObject({ status: 'open' })
})

test('a post that a review turned down finds whoever came meanwhile, once its owner has mended it', async () => {
  await using house = await openHouse()
  const desk = await reviewer(house)
  const [buyer, seller] = [await house.login(), await house.login('+86-13800000002')]
  const { mine } = house.as(seller).demand
  const { id } = await mine.add({ ...wanted, type: 0 })
  await house.as(buyer).demand.demand.report({ id, reason: 'fake', content: '没有货' })
  await takeDown(house, desk)
  await house.as(buyer).demand.mine.add(wanted)
  expect(await told(house, buyer, seller)).toEqual([[], []])
  await mine.update({ id, description: '有现货照片' })
  expect(await told(house, buyer)).toEqual([['因为您在求 STM32F103C8T6，新到 1 条。']])
})

test('a change gives a post new days only where it names some; one that had ended is open again with them', async () => {
  await using house = await openHouse()
  const own = async () => house.as(await house.login()).demand
  const { id } = await (await own()).mine.add({ ...wanted, validDays: 7 })
  house.pass(2 * day)
  const { mine, demand } = await own()
  const left = async () => Math.round((await demand.detail({ id })).remainTime / (day / 1000))
  await mine.update({ id, quantity: 5 })
  expect(await left()).toBe(5)
  await mine.update({ id, validDays: 60 })
  expect(await left()).toBe(60)
  await mine.update({ id, validDays: 7 })
  house.pass(8 * day)
  const later = await own()
  await later.mine.update({ id, quantity: 6 })
  expect(await later.demand.detail({ id })).toMatchObject({ status: 'expired' })
  await later.mine.update({ id, validDays: 15 })
  expect(await later.demand.detail({ id })).toMatchObject({ status: 'open', quantity: 6 })
  await later.mine.setStatus({ ids: [id], status: 'closed' })
  await later.mine.update({ id, validDays: 30 })
  expect(await later.demand.detail({ id })).toMatchObject({ status: 'closed' })
})

test('a post that is renewed past its end finds whoever came meanwhile', async () => {
  await using house = await openHouse()
  const { id } = await house.as(await house.login()).demand.mine.add({ ...wanted, type: 0, validDays: 7 })
  house.pass(8 * day)
  const [seller, buyer] = [await house.login(), await house.login('+86-13800000002')]
  await house.as(buyer).demand.mine.add(wanted)
  expect(await told(house, buyer)).toEqual([[]])
  await house.as(seller).demand.mine.renew({ ids: [id], validDays: 7 })
  expect(await told(house, buyer)).toEqual([['因为您在求 STM32F103C8T6，新到 1 条。']])
})

test('a draft is opened or deleted, never closed: nobody else sees it', async () => {
  await using house = await openHouse()
  const { mine } = house.as(await house.login()).demand
  const { id } = await mine.add({ ...wanted, status: 'draft' })
  const word = 'STM32F103C8T6：草稿还没有发布，不能关闭，可以删除'
  expect(await refused(mine.setStatus({ ids: [id], status: 'closed' }))).toMatchObject({ code: 409, message: word })
  expect(await refused(mine.update({ id, status: 'closed' }))).toMatchObject({ code: 409, message: word })
  expect((await refused(house.as().demand.demand.publicDetail({ id }))).code).toBe(404)
  await mine.setStatus({ ids: [id], status: 'open' })
  expect(await house.as().demand.demand.publicDetail({ id })).toMatchObject({ status: 'open' })
})

test('what ends soonest stands first, before what has ended', async () => {
  await using house = await openHouse()
  const { id: gone } = await house.as(await house.login()).demand.mine.add({ ...wanted, validDays: 7 })
  house.pass(8 * day)
  const { mine } = house.as(await house.login()).demand
  const { id: late } = await mine.add({ ...wanted, model: 'LM358DR', validDays: 60 })
  const { id: soon } = await mine.add({ ...wanted, model: 'NE555P', validDays: 15 })
  expect((await mine.list({ sort: 'expire' })).data.map(({ id }) => id)).toEqual([soon, late, gone])
})
