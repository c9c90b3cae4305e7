import { afterAll, beforeAll, expect, test } from 'vitest'
import { certify } from '../../test/enterprise.ts'
import { dialledPart, stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { putLines, type StockLine } from './put-lines.ts'
import { seedStock } from './stock-seed.ts'

const day = 24 * 60 * 60 * 1000

let house: TestHouse
let catalogue: Awaited<ReturnType<typeof stockHouse>>
let last = 0

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

async function company(): Promise<Person & { enterpriseId: number }> {
  const person = await house.login(`+86-1370001${String((last += 1)).padStart(4, '0')}`)
  return { ...person, enterpriseId: await certify(house.house.db, person.uid) }
}

const mine = (person: Person) => house.as(person).stock.myStock
const shown = (person: Person = {}) => house.as(person).stock.stock
const lm358 = { model: 'lm358', brand: 'TI', quantity: 500 }
const put = (enterpriseId: number, lines: readonly Partial<StockLine>[]) =>
  house.house.db.transaction().execute((tx) =>
    putLines(
      tx,
      { enterpriseId, at: house.house.now() },
      lines.map((line) => ({ ...lm358, currency: 'CNY', status: 'on', ...line })),
    ),
  )

test('a line is shown at once, knows its brand, and is replaced when the same lot is said again', async () => {
  const seller = await company()
  const { id } = await mine(seller).add({ ...lm358, price: 0.123456, batchNo: '24+', location: '深圳' })
  const again = await mine(seller).add({ ...lm358, model: 'LM358', quantity: 700, batchNo: '24+', location: '深圳' })
  expect(again).toEqual({ id })
  const line = await shown().detail({ id })
  expect(line).toMatchObject({ model: 'LM358', quantity: 700, isAuth: true, isStale: false, batchNo: '24+' })
  expect(line.brandId).toBeGreaterThan(0)
  expect(line).not.toHaveProperty('price')
  await mine(seller).update({ id, ...lm358, price: 0.123456 })
  expect(await shown().detail({ id })).toMatchObject({ price: 0.123456, quantity: 500 })
})

test('no text of a line says how to reach its owner past the contact that is shown', async () => {
  const seller = await company()
  const told = {
    brand: 'TI 微 信：xinpu_01',
    location: '深圳 138/0013/8000',
    batchNo: '24+ Q:12345678',
    package: 'SOP-8',
  }
  const { id } = await mine(seller).add({ ...lm358, ...told })
  const hidden = '[已隐藏联系方式]'
  const shownAs = { brand: `TI ${hidden}`, location: `深圳 ${hidden}`, batchNo: `24+ ${hidden}`, package: 'SOP-8' }
  expect(await shown().detail({ id })).toMatchObject(shownAs)
  await mine(seller).update({ id, ...lm358, location: '(0755)12345678' })
  expect(await shown().detail({ id })).toMatchObject({ location: hidden })
  const calling = { ...lm358, model: 'LM358 13800138000' }
  const refusal = { message: '型号中不能写联系方式', fields: [{ field: 'model' }] }
  expect(await refused(mine(seller).add(calling))).toMatchObject(refusal)
  expect(await refused(mine(seller).update({ id, ...calling }))).toMatchObject(refusal)
  const { like } = await dialledPart(house.house)
  const known = await mine(seller).add({ ...lm358, model: like })
  expect(await shown().detail(known)).toMatchObject({ model: like })
})

test('whoever looks is told whom to call, visitors under stars', async () => {
  const seller = await company()
  await house.as(seller).enterprise.contact.add({ name: '陈经理', mobile: '13911112222' })
  const { id } = await mine(seller).add(lm358)
  expect((await shown().detail({ id })).contact).toMatchObject({ mobile: '+86-139****2222', isMasked: true })
  expect((await shown(seller).detail({ id })).contact).toMatchObject({ mobile: '+86-13911112222', isMasked: false })
})

test('after thirty days others no longer see a line, until its owner confirms it', async () => {
  await using later = await openHouse()
  const person = await later.login()
  const enterpriseId = await certify(later.house.db, person.uid)
  const { id } = await later.as(person).stock.myStock.add(lm358)
  later.pass(29 * day)
  const own = async () => later.as(await later.login()).stock.myStock
  const { id: fresh } = await (await own()).add({ ...lm358, batchNo: '25+' })
  later.pass(1.5 * day)
  const { data, staleCount } = await later.as().stock.stock.list({ enterpriseId })
  expect([data.map((line) => line.id), staleCount]).toEqual([[fresh], 1])
  expect(await refused(later.as().stock.stock.detail({ id }))).toMatchObject({ code: 404 })
  const mineNow = await own()
  expect((await mineNow.list()).data.map(({ isStale }) => isStale)).toEqual([false, true])
  await mineNow.update({ id, ...lm358 })
  expect(await later.as().stock.stock.list({ enterpriseId })).toMatchObject({ totalRecord: 2, staleCount: 0 })
})

test('a search finds the model itself before those it begins, of a brand by any of its names', async () => {
  const seller = await company()
  await put(seller.enterpriseId, [
    { model: 'ZX9B', brand: '德州仪器' },
    { model: 'ZX9', brand: 'Texas Instruments' },
    { model: 'zx9a', brand: '无名' },
    { model: 'ZX8' },
  ])
  const models = async (brand?: string) =>
    (await shown().search({ keywords: 'zx9', ...(brand && { brand }) })).data.map(({ model }) => model)
  expect(await models()).toEqual(['ZX9', 'zx9a', 'ZX9B'])
  expect(await models('ti')).toEqual(['ZX9', 'ZX9B'])
})

test('a list is found by words that all fit: four letters of a number, its beginning, a brand by any of its names', async () => {
  const { enterpriseId } = await company()
  await put(enterpriseId, [
    { model: 'STM32F103C8T6', brand: 'ST' },
    { model: 'F103C8-CLONE', brand: '无名' },
    { model: 'LM358DR', brand: '德州仪器' },
    { model: 'WE 744 311', brand: '无名' },
  ])
  const found = async (keywords: string) =>
    (await shown().list({ enterpriseId, keywords, sort: 'most' })).data.map(({ model }) => model).sort()
  expect(await found('f103c8')).toEqual(['F103C8-CLONE', 'STM32F103C8T6'])
  expect(await found('ST STM32F103C8T6')).toEqual(['STM32F103C8T6'])
  expect(await found('意法')).toEqual(['STM32F103C8T6'])
  expect(await found('意法 8T6')).toEqual([])
  expect(await found('C8T6 stm32')).toEqual(['STM32F103C8T6'])
  expect(await found('Texas Instruments')).toEqual(['LM358DR'])
  expect(await found('ti lm')).toEqual(['LM358DR'])
  expect(await found('we 744')).toEqual(['WE 744 311'])
})

test('a list is ordered by price with those on request last, or by quantity', async () => {
  const { enterpriseId } = await company()
  await put(enterpriseId, [
    { batchNo: '1', quantity: 5 },
    { batchNo: '2', quantity: 9, price: 2 },
    { batchNo: '3', quantity: 7, price: 1 },
  ])
  const order = async (sort: 'cheapest' | 'most') =>
    (await shown().list({ enterpriseId, sort })).data.map(({ batchNo }) => batchNo)
  expect([await order('cheapest'), await order('most')]).toEqual([
    ['3', '2', '1'],
    ['2', '3', '1'],
  ])
})

test('many lines are put at once: a retry doubles nothing, and of two lines for a lot the later one holds', async () => {
  const { enterpriseId } = await company()
  const many = Array.from({ length: 2000 }, (_, at) => ({ model: `BULK-${at}`, quantity: at + 1 }))
  const first = await put(enterpriseId, many)
  expect(await put(enterpriseId, many)).toEqual(first)
  const twice = [many[0], { ...many[0], quantity: 42 }].filter((line) => line !== undefined)
  await put(enterpriseId, twice)
  const { data } = await shown().search({ keywords: 'BULK-0' })
  expect(data).toMatchObject([{ model: 'BULK-0', quantity: 42 }])
})

test('stock answers who wants its model, and who asks for many at once; who offers it is not answered with it', async () => {
  const seller = await company()
  await put(seller.enterpriseId, [
    { model: 'ANS-WER1' },
    { model: 'ANS-WER1', batchNo: '25+', quantity: 7 },
    { model: 'ANS-WER2' },
  ])
  const { market } = house.as().demand
  const wanted = await market.match({ type: 1, model: 'ans-wer1' })
  expect(wanted.stocks.map(({ quantity }) => quantity).sort()).toEqual([500, 7])
  expect((await market.match({ type: 1, model: 'ANS-WER1', brandId: catalogue.brand('st') })).stocks).toEqual([])
  expect((await market.match({ type: 0, model: 'ANS-WER1' })).stocks).toEqual([])
  const many = await market.batchSearch({ models: ['ANS-WER2', 'ANS-WER1', 'NOBODY'] })
  expect(many.map(({ stocks }) => stocks.length)).toEqual([1, 2, 0])
})

test('what a company takes down or another one holds cannot be seen or changed by others', async () => {
  const [seller, other] = [await company(), await company()]
  const { id } = await mine(seller).add({ ...lm358, status: 'off' })
  expect(await shown().list({ enterpriseId: seller.enterpriseId })).toMatchObject({ data: [], staleCount: 0 })
  expect((await mine(seller).list({ status: 'off' })).data).toMatchObject([{ id, status: 'off' }])
  const asked: (() => Promise<unknown>)[] = [
    () => shown().detail({ id }),
    () => mine(other).update({ id, ...lm358 }),
    () => mine(other).remove({ ids: [id] }),
  ]
  for (const ask of asked) expect(await refused(ask())).toMatchObject({ code: 404 })
  const { id: second } = await mine(seller).add({ ...lm358, batchNo: '23' })
  expect(await refused(mine(seller).update({ id: second, ...lm358 }))).toMatchObject({ code: 409 })
  await mine(seller).remove({ ids: [id, second] })
  expect(await mine(seller).list()).toMatchObject({ totalRecord: 0 })
})

test('fresh stock of a part stands among its offers', async () => {
  const { enterpriseId } = await company()
  const part = catalogue.part('GRM155R71C104KA88D')
  await put(enterpriseId, [
    { model: 'grm155r71c104ka88d', brand: '村田', price: 0.01, location: '香港', quantity: 4000 },
    { model: 'GRM155R71C104KA88D', brand: '德州仪器' },
    { model: 'GRM155R71C104KA88D', brand: '无名', status: 'off' },
  ])
  const { data } = await house.as().datasheet.selection.offers({ modelId: part })
  expect(data).toMatchObject([
    { kind: 'stock', price: 0.01, stock: 4000, delivery: '香港现货', model: 'grm155r71c104ka88d' },
  ])
})

test('a first run fills the shelves of the invented companies that sell, once, and people find them with the part', async () => {
  await using first = await openHouse()
  const { part } = await stockHouse(first.house)
  const id = await certify(first.house.db, (await first.login()).uid)
  await first.house.db
    .updateTable('enterprise')
    .set({ intro: '示例企业。', types: ['贸易商'] })
    .where('id', '=', id)
    .execute()
  await seedStock(first.house, () => {})
  const { totalRecord } = await first.as().stock.stock.list({})
  expect(totalRecord).toBeGreaterThan(3)
  await seedStock(first.house, () => {})
  expect(await first.as().stock.stock.list({})).toMatchObject({ totalRecord })
  const { data } = await first.as().datasheet.selection.offers({ modelId: part('CL05B104KO5NNNC') })
  expect(data).toMatchObject([{ kind: 'stock', isAuth: true }])
})
