import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certify } from '../../test/enterprise.ts'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openHouse()
  const { part } = await stockHouse(house.house)
  const bought = { C7950: 'LM358DR', C14663: 'GRM188R71H104KA93D', C8734: 'STM32F103C8T6' }
  const numbers = Object.entries(bought).map(([number, model]) => ({ number, part_id: part(model) }))
  await house.house.db.insertInto('part_lcsc').values(numbers).execute()
  const seller = await house.login('+86-13700017777')
  await certify(house.house.db, seller.uid)
  await house.as(seller).stock.myStock.add({ model: 'LM358DR', brand: 'TI', quantity: 5000, price: 0.5 })
})
afterAll(async () => house[Symbol.asyncDispose]())

type Row = Parameters<ReturnType<TestHouse['as']>['demand']['bom']['match']>[0]['rows'][number]

const matched = async (
  rows: readonly Omit<Row, 'quantity' | 'rowNo'>[],
  build: { boards?: number; attrition?: number } = {},
) => house.as().demand.bom.match({ rows: rows.map((row, at) => ({ quantity: 2, ...row, rowNo: at + 1 })), ...build })

test('a number that somebody has in stock is bought, at the price of what all boards need', async () => {
  const [line] = await matched([{ model: 'lm358dr', package: 'SOP-8', brand: '德州仪器' }], { boards: 100 })
  expect(line).toMatchObject({ rowNo: 1, bucket: 'cart', isSure: true, pieces: 200, reason: '', risks: ['single'] })
  expect(line?.best).toMatchObject({ by: 'exact', model: { model: 'LM358DR' }, stock: 5000 })
  expect(line?.best?.prices).toMatchObject([{ kind: 'stock', quantity: 200, price: 0.5, amount: 100 }])
  expect(line?.best?.fields.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'model same',
    'brand same',
    'package same',
    'value unknown',
  ])
})

test('a package that does not fit is never taken, and says which it is', async () => {
  const [line] = await matched([{ model: 'STM32F103C8T6', package: 'LQFP-64' }])
  expect(line).toMatchObject({ bucket: 'review', isSure: false, reason: '封装 LQFP-48，表里是 LQFP-64，不自动采用' })
  expect(line?.best?.fields).toContainEqual({
    name: 'package',
    state: 'conflict',
    reason: '封装 LQFP-48，表里是 LQFP-64',
  })
})

test('a value is found with its package, in whatever cell it stands, and what it lacks is told', async () => {
  const [first, second, third] = await matched(
    [
      { model: '', value: '100n', package: 'Capacitor_SMD:C_0402_1005Metric', designator: 'C1,C2' },
      { model: 'CAP CER 100NF 50V X7R 0603' },
      { model: '0.1uF' },
    ],
    { boards: 10, attrition: 2 },
  )
  expect(first?.best?.model.package).toBe('0402')
  expect(first).toMatchObject({ told: '100 nF 0402', pieces: 21, isSure: true, bucket: 'cart' })
  expect(second?.best?.model.model).toBe('GRM188R71H104KA93D')
  expect(third).toMatchObject({ bucket: 'review', reason: '没有写封装，请选一个' })
})

test('a number in another packing is the same device; one that is only alike or mistyped is looked at', async () => {
  const [packed, alike, typo] = await matched([
    { model: 'STM32F103C8T6TR' },
    { model: 'LM-358' },
    { model: 'STM32F103C8TG' },
  ])
  expect(packed).toMatchObject({ best: { by: 'suffix' }, isSure: true })
  expect(alike?.best?.by).toBe('exact')
  expect(typo).toMatchObject({ best: { by: 'typo' }, bucket: 'review', reason: '表里的型号可能写错一个字符' })
})

test('a number that one maker has bare is for nobody to take where another one has it with its packing', async () => {
  const { db } = house.house
  const add = (model: string, maker: string) =>
    sql`insert into part (brand_id, category_id, model, model_key, model_plain, words, source, package)
      select maker.brand_id, own.category_id, ${model}, ${model}, ${model.toLowerCase()}, own.words, own.source, own.package
      from part own, part maker where own.model = 'LM358DR' and maker.model = ${maker}`.execute(db)
  await add('NE555DR', 'LM358DR')
  await add('NE555D', 'GD32F103C8T6')
  await add('TL072CDR', 'LM358DR')
  await add('TL072', 'GD32F103C8T6')
  const [family, bare, named, whole] = await matched([
    { model: 'TL072' },
    { model: 'NE555D' },
    { model: 'NE555D', brand: 'GD' },
    { model: 'NE555DR' },
  ])
  expect(bare).toMatchObject({ bucket: 'review', isSure: false, reason: 'TI 也有同一型号 NE555DR，请选一个品牌' })
  expect(bare?.alternates.map(({ model, by }) => `${model.model} ${by}`)).toEqual(['NE555DR suffix'])
  expect(family).toMatchObject({ bucket: 'review', reason: 'TI 的 TL072CDR 也叫 TL072，请选一个型号' })
  expect([named, whole].map((line) => line?.isSure)).toEqual([true, true])
})

test('a number that nobody makes is asked for as it stands', async () => {
  const asked = { bucket: 'demand', confidence: 0, alternates: [], reason: '库里没有这个型号，按原样求购' }
  // A part of the same package is no answer to a number.
  expect(await matched([{ model: 'XC7788-A0' }, { model: 'XC7788-A0', package: 'LQFP-48' }])).toMatchObject([
    asked,
    asked,
  ])
})

test('a number of 立创商城 finds its very part, alone, beside a value and where nobody has the maker’s number', async () => {
  const lines = await matched([
    { model: '', supplierNo: 'C7950' },
    { model: '100nF', package: 'C0603', remark: '立创编号 c14663' },
    { model: 'XC7788-A0', supplierNo: 'C8734' },
  ])
  expect(lines.map(({ best, isSure }) => `${best?.model.model} ${best?.by} ${isSure}`)).toEqual([
    'LM358DR exact true',
    'GRM188R71H104KA93D exact true',
    'STM32F103C8T6 exact true',
  ])
  expect(lines[2]?.best?.fields[0]?.reason).toBe('按立创编号 C8734 找到，表里写的是 XC7788-A0')
})

test('a number of 立创商城 beside the number of another part, or with another package, goes to a person', async () => {
  const lines = await matched([
    { model: 'STM32F103C8T6', supplierNo: 'C7950' },
    { model: 'STM32F103C8T6TR', supplierNo: 'C7950' },
    { model: '', value: '100nF', package: '0402', supplierNo: 'C14663' },
    { model: '', supplierNo: 'C99999999' },
  ])
  expect(lines.map(({ bucket, reason }) => `${bucket} ${reason}`)).toEqual([
    'review 立创编号 C7950 是 LM358DR，表里写的是 STM32F103C8T6',
    'review 立创编号 C7950 是 LM358DR，表里写的是 STM32F103C8T6TR',
    'review 立创编号 C14663 是 GRM188R71H104KA93D，封装 0603，表里是 0402',
    'review 立创编号 C99999999 库里没有，请补上型号',
  ])
  expect(lines[0]?.alternates[0]?.model.model).toBe('LM358DR')
})

test('what cannot be right is refused by the name of its field', async () => {
  const row = { rowNo: 1, model: 'LM358', quantity: 0 }
  expect((await refused(house.as().demand.bom.match({ rows: [row] }))).message).toBe('第 1 项：用量不能小于 1')
})

test('a list of parts is kept under its name, found again with its lines, and is nobody else’s', async () => {
  const mine = house.as(await house.login('+86-13700017001')).demand.bom
  const other = house.as(await house.login('+86-13700017002')).demand.bom
  const lines = [
    { rowNo: 1, model: 'LM358DR', quantity: 1, bucket: 'cart' as const },
    { rowNo: 2, model: '', value: '100n', quantity: 4 },
  ]
  const { id } = await mine.save({ name: '网关主板', boards: 50, lines })
  expect(await mine.save({ name: '网关主板', boards: 60, attrition: 2, lines })).toEqual({ id })
  const { data } = await mine.list({ id })
  expect(data).toMatchObject([{ boards: 60, attrition: 2, lineCount: 2, cartCount: 1, reviewCount: 1 }])
  expect(data[0]?.lines?.[1]).toMatchObject({ value: '100n', bucket: 'review' })
  expect((await mine.list({ keywords: '网关' })).data[0]).not.toHaveProperty('lines')
  expect((await other.list({ id })).data).toEqual([])
  expect((await refused(other.save({ id, name: '别人的', lines }))).message).toBe('没有找到这份 BOM')
  expect((await refused(other.remove({ ids: [id] }))).message).toBe('没有找到这份 BOM')
  await mine.remove({ ids: [id] })
  expect((await mine.list({})).totalRecord).toBe(0)
})

test('a second list of a name is offered the next free one of its person, which is no longer than names are', async () => {
  const mine = house.as(await house.login('+86-13700017003')).demand.bom
  const other = house.as(await house.login('+86-13700017004')).demand.bom
  const lines = [{ rowNo: 1, model: 'LM358DR', quantity: 1 }]
  const freeOf = async (name: string) => (await mine.freeName({ name })).name
  expect(await freeOf('BOM')).toBe('BOM')
  await mine.save({ name: 'BOM', lines })
  expect(await freeOf('BOM')).toBe('BOM (2)')
  await mine.save({ name: 'BOM (2)', lines })
  expect(await freeOf('BOM')).toBe('BOM (3)')
  expect((await other.freeName({ name: 'BOM' })).name).toBe('BOM')
  await mine.save({ name: '长'.repeat(80), lines })
  expect(await freeOf('长'.repeat(80))).toBe(`${'长'.repeat(76)} (2)`)
})
