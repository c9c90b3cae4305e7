import type { ApiError } from '@xinpu/sdk'
import type { PartModelsInput } from '@xinpu/sdk/datasheet'
import type { ChipModel } from '@xinpu/sdk/types'
import { parseCondition, splitCondition } from '@xinpu/trade/quantity'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { stockChips } from '../../test/chips.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let catalogue: Catalogue
let everything: ChipModel[]
let leaf: number

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  await stockChips(house.house.db, catalogue)
  leaf = catalogue.category('mlcc')
  everything = await allOf({ categoryId: leaf })
})
afterAll(async () => house[Symbol.asyncDispose]())

const part = () => house.as().datasheet.part
const list = (asked: PartModelsInput) => part().models({ categoryId: leaf, pageSize: 100, ...asked })
const totalOf = async (...f: string[]) => (await list({ f })).totalRecord

async function allOf(asked: PartModelsInput): Promise<ChipModel[]> {
  const pages = [await list({ ...asked, pageIndex: 1 }), await list({ ...asked, pageIndex: 2 })]
  return pages.flatMap(({ data }) => data)
}

const units: Record<string, string> = { 容值: 'F', 精度: '%', 工作电压: 'V', 输出电压: 'V', 耐压: 'V', 介质: '' }

/** The rules once more, in a straightforward way. */
function holds({ params }: ChipModel, condition: string): boolean {
  const { name, expression } = splitCondition(condition) ?? { name: '', expression: '' }
  const { ranges, values } = parseCondition(expression, units[name] ?? '') ?? { ranges: [], values: [] }
  return params.some((told) => {
    const [least, greatest] = [told.low ?? told.high, told.high ?? told.low]
    const lies = ranges.some(
      ({ low, high }) =>
        least !== null && greatest !== null && least <= (high ?? Infinity) && greatest >= (low ?? -Infinity),
    )
    const says = values.some((value) => value.toLowerCase() === told.value.toLowerCase())
    return told.name === name && (lies || says)
  })
}

type Narrowed = Pick<PartModelsInput, 'brandId' | 'package' | 'stock' | 'f'>

const survives = (row: ChipModel, { brandId = [], package: packages = [], stock, f = [] }: Narrowed): boolean =>
  (brandId.length === 0 || brandId.includes(row.brandId)) &&
  (packages.length === 0 || packages.includes(row.package)) &&
  (!stock || (row.stock ?? 0) > 0) &&
  f.every((condition) => holds(row, condition))

const left = (narrowed: Narrowed) => everything.filter((row) => survives(row, narrowed))

test('the spellings of one value find the same parts', async () => {
  const found = await totalOf('容值=100nF')
  expect(found).toBeGreaterThan(20)
  for (const spelling of ['0.1uF', '0.1µF', '100000pF', '100n', '0.1u', '１００ｎＦ'])
    expect(await totalOf(`容值=${spelling}`)).toBe(found)
})

test.each([
  '容值=≥1uF',
  '容值=>1uF',
  '容值=100n..1u',
  '容值=10nF|4.7µF',
  '容值=多种|220nF',
  '精度=<=5%',
  '精度<10%',
  '介质=X7R|C0G',
  '介质=x7r',
  '工作电压=3V',
  '工作电压=≥5.5V',
  '工作电压="5V;9V"',
  '输出电压=可调',
  '耐压=16',
])('%s leaves just those parts that are so', async (condition) => {
  const expected = left({ f: [condition] })
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan(everything.length)
  const found = await allOf({ f: [condition] })
  expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
})

test('all conditions hold at once, in the search and in the table as in the list', async () => {
  const narrowed = { categoryId: leaf, f: ['容值=≥10n', '容值=<=1u', '介质=X7R'], package: ['0402', '0603'] }
  const expected = left(narrowed)
  expect(expected.length).toBeGreaterThan(3)
  const chips = expected.filter(({ model }) => model.startsWith('CHIP'))
  const table = await house.as().prefecture.component.list({ ...narrowed, qty: 100 })
  const answers = [
    table,
    await part().search(narrowed),
    await part().search({ ...narrowed, keywords: 'chip' }),
    await part().models({ ...narrowed, keywords: 'chip' }),
  ]
  expect(answers.map(({ totalRecord }) => totalRecord)).toEqual([
    expected.length,
    expected.length,
    chips.length,
    chips.length,
  ])
  expect(table.data[0]).toMatchObject({ price: null, params: expect.any(Array) })
})

test.each([
  ['容值=10kΩ', '参数“容值”的条件“10kΩ”读不懂：单位应为 F'],
  ['容值=≥很大', '参数“容值”的条件“≥很大”读不懂：请写成 ≥10k、100n..1u 或 <=5% 这样的数值'],
  ['介质=>=5', '参数“介质”的条件“>=5”读不懂：这个参数没有数值，不能比较大小'],
  ['容值', '参数条件“容值”须写成 容值=≥10k 这样'],
])('%s is refused: %s', async (condition, message) => {
  const asked = { f: ['介质=X7R', condition], categoryId: leaf }
  const refusal = { code: 400, message, data: { errors: [{ field: 'f.1', message }] } }
  await expect(part().search(asked)).rejects.toMatchObject(refusal)
  await expect(part().models(asked)).rejects.toMatchObject(refusal)
  await expect(part().facets(asked)).rejects.toMatchObject(refusal)
  await expect(house.as().prefecture.component.list(asked)).rejects.toMatchObject(refusal)
})

test('a parameter that nobody tells leaves nothing, and 21 conditions are too many', async () => {
  expect(await totalOf('没有的参数=5V')).toBe(0)
  await expect(list({ f: Array.from({ length: 21 }, () => '介质=X7R') })).rejects.toMatchObject({
    code: 400,
    message: '参数条件最多 20 项',
  })
})

test('parameters are there before any search, but only where one leaf is chosen', async () => {
  const { parameters } = await part().facets({ categoryId: leaf })
  expect(parameters.map(({ name, unit }) => [name, unit]).sort()).toEqual(Object.entries(units).sort())
  expect(parameters.map(({ count }) => count)).toEqual(parameters.map(({ count }) => count).sort((a, b) => b - a))
  const capacity = parameters.find(({ name }) => name === '容值')
  expect(capacity).toMatchObject({ low: 1e-8, high: 4.7e-6, exact: true })
  expect(capacity?.values.map(({ label }) => label)).toEqual(['10 nF', '100 nF', '220 nF', '1 µF', '4.7 µF', '多种'])
  for (const asked of [{}, { categoryId: catalogue.category('capacitor') }])
    await expect(part().facets(asked)).resolves.toMatchObject({ parameters: [] })
})

test('every value of every parameter finds as many parts as it counts', async () => {
  const { parameters } = await part().facets({ categoryId: leaf })
  const values = parameters.flatMap(({ name, values: own }) =>
    own.map(({ value, count }) => ({ text: `${name}=${value}`, count })),
  )
  expect(values.length).toBeGreaterThan(20)
  for (const { text, count } of values) expect([text, await totalOf(text)]).toEqual([text, count])
})

const conditions = [
  '容值=100nF',
  '容值=≥1u',
  '容值=<=220n',
  '介质=X7R',
  '精度=<=10%',
  '工作电压=3V',
  '输出电压=可调|5V',
]
const narrowings = fc.record({
  brandId: fc.subarray(['murata', 'samsung', 'ti']).map((codes) => codes.map((code) => catalogue.brand(code))),
  package: fc.subarray(['0402', '0603', '0805']),
  stock: fc.boolean(),
  f: fc.subarray(conditions, { maxLength: 3 }),
})

const told = (values: readonly { value: string; count: number }[] = []) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))
const counted = (rows: readonly ChipModel[], keyOf: (row: ChipModel) => string) =>
  Object.fromEntries([...Map.groupBy(rows, keyOf)].map(([key, own]) => [key, own.length]))

test('each facet counts what all others leave, as counting by hand does', async () => {
  await fc.assert(
    fc.asyncProperty(narrowings, async (narrowed) => {
      const { facets } = await part().facets({ ...narrowed, categoryId: leaf })
      const valuesOf = (name: string) => told(facets.find((facet) => facet.name === name)?.values)
      const { '': _unpacked, ...packages } = counted(left({ ...narrowed, package: [] }), (row) => row.package)
      expect(valuesOf('package')).toEqual(packages)
      expect(valuesOf('brandId')).toEqual(counted(left({ ...narrowed, brandId: [] }), (row) => String(row.brandId)))
      expect(valuesOf('categoryId')[leaf] ?? 0).toBe(left(narrowed).length)
      expect(valuesOf('stock')['true'] ?? 0).toBe(left({ ...narrowed, stock: true }).length)
    }),
    { numRuns: 25 },
  )
})

test('so does each parameter, without its own conditions', async () => {
  await fc.assert(
    fc.asyncProperty(narrowings, async (narrowed) => {
      const { parameters } = await part().facets({ ...narrowed, categoryId: leaf })
      for (const { name, values } of parameters) {
        const others = left({ ...narrowed, f: narrowed.f.filter((text) => !text.startsWith(name)) })
        const byHand = values.map(({ value }) => ({
          value,
          count: others.filter((row) => holds(row, `${name}=${value}`)).length,
        }))
        expect([name, told(values)]).toEqual([name, told(byHand)])
      }
    }),
    { numRuns: 25 },
  )
})

test('a value that is words where no figure is left finds what it counts', async () => {
  const narrowed = { brandId: [catalogue.brand('ti')], package: ['0402'], stock: true, f: ['容值=100nF'] }
  const { parameters } = await part().facets({ ...narrowed, categoryId: leaf })
  const values = parameters.flatMap(({ name, values: own }) => own.map(({ value, count }) => ({ name, value, count })))
  expect(values).toContainEqual({ name: '工作电压', value: '"5V;9V"', count: 1 })
  for (const { name, value, count } of values) {
    const f = [...narrowed.f.filter((text) => !text.startsWith(name)), `${name}=${value}`]
    expect([name, value, (await list({ ...narrowed, f })).totalRecord]).toEqual([name, value, count])
  }
})

test('when nothing is left it is told what brings parts back', async () => {
  const narrowed = { brandId: [catalogue.brand('murata')], package: ['0402'], f: ['容值=≥1F', '介质=X7R'] }
  const { data, totalRecord, emptiedBy } = await list(narrowed)
  expect([data, totalRecord]).toEqual([[], 0])
  const total = left({ ...narrowed, f: ['介质=X7R'] }).length
  expect(total).toBeGreaterThan(0)
  expect(emptiedBy).toEqual([{ name: 'f', value: '容值=≥1F', label: '容值 ≥1F', total }])
  expect((await list({ f: ['介质=X7R'] })).emptiedBy).toEqual([])
})

test('of several narrowings the one that hides most is told first', async () => {
  const asked = { keywords: 'LM358', package: ['DIP-8'], brandId: [catalogue.brand('ti')] }
  const { emptiedBy } = await part().search(asked)
  expect(emptiedBy.map(({ label }) => label)).toEqual(['封装 DIP-8', '品牌 德州仪器'])
  for (const { name, total } of emptiedBy)
    expect((await part().search({ ...asked, [name]: [] })).totalRecord).toBe(total)
  await expect(part().search({ keywords: '火星' })).resolves.toMatchObject({ emptiedBy: [] })
})

test('a table is sorted by a parameter either way, with what is not told at its end', async () => {
  const ends = async (descending: boolean) => {
    const rows = await allOf({ sort: 'param:容值', descending })
    expect(rows).toHaveLength(everything.length)
    return rows.map(({ params }) => {
      const capacity = params.find(({ name }) => name === '容值')
      return capacity ? (capacity.low ?? capacity.value) : null
    })
  }
  const rising = await ends(false)
  const numbers = rising.filter((end) => typeof end === 'number')
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  const [words, nothing] = [rising.filter((end) => typeof end === 'string'), rising.filter((end) => end === null)]
  expect(Math.min(numbers.length, words.length, nothing.length)).toBeGreaterThan(0)
  expect(rising).toEqual([...numbers, ...words, ...nothing])
  expect(await ends(true)).toEqual([...numbers.toReversed(), ...words, ...nothing])
})

test('pages of every order follow on one another', async () => {
  for (const sort of ['relevance', 'stock', 'newest', 'param:容值', 'param:介质', 'param:没有']) {
    const pages = [1, 2, 3, 4, 5].map((pageIndex) => list({ sort, pageIndex, pageSize: 30 }))
    const ids = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ id }) => id))
    expect(new Set(ids).size).toBe(everything.length)
  }
})

test('an unknown order is refused', async () => {
  await expect(list({ sort: 'price' })).rejects.toMatchObject({ code: 400, message: expect.stringContaining('排序') })
})

test('any condition at all is answered or refused, never broken on', async () => {
  const text = fc.string({ unit: fc.constantFrom(...`容值介质=≥<>.~-|"“”100nkFΩ%可调'\\\u0000 `), maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 3 }), async (f) => {
      const code = await list({ f }).then(
        () => 1,
        (error: ApiError) => error.code,
      )
      expect([1, 400]).toContain(code)
    }),
    { numRuns: 60 },
  )
})
