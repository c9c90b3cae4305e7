import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'

let house: TestHouse
let admin: Person
let categoryId: number

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  admin = await reviewer(house)
  const widest = await house.house.db
    .selectFrom('category_parameter')
    .select(['category_id'])
    .groupBy('category_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('category_id')
    .executeTakeFirstOrThrow()
  categoryId = widest.category_id
})
afterAll(async () => house[Symbol.asyncDispose]())

const desk = () => house.as(admin).admin.parameter
const part = () => house.as().datasheet.part
const facets = async () => (await part().facets({ categoryId })).parameters
const rows = async () => (await part().models({ categoryId })).data
const plain = (name: string) => ({ name, label: '', isHidden: false })

test('an editor sees the parameters of a category, and lists follow their order, names and visibility at once', async () => {
  const before = await desk().list({ categoryId })
  const told = (await facets()).map(({ name }) => name)
  expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(told))
  const [first = '', second = ''] = told
  const renamed = { ...plain(first), label: '新名字' }
  await desk().save({ categoryId, parameters: [plain(second), renamed] })

  const shown = await facets()
  expect(shown.slice(0, 2)).toMatchObject([{ name: second }, { name: first, label: '新名字' }])
  const params = (await rows()).flatMap((row) => row.params)
  expect(params.filter(({ name }) => name === first).map(({ label }) => label)).toContain('新名字')
  expect((await desk().list({ categoryId })).slice(0, 2)).toMatchObject([
    { name: second, label: '' },
    { name: first, label: '新名字' },
  ])

  await desk().save({ categoryId, parameters: [renamed, { ...plain(second), isHidden: true }] })
  expect((await facets()).map(({ name }) => name)).not.toContain(second)
  expect((await rows()).flatMap((row) => row.params.map(({ name }) => name))).not.toContain(second)

  const ids = (await rows()).slice(0, 2).map(({ id }) => id)
  const compared = (await house.as().datasheet.selection.compare({ ids })).rows
    .filter(({ group }) => group === '电气参数')
    .map(({ name, label }) => label ?? name)
  expect(compared.slice(0, 2), 'What is set side by side follows too, and hides nothing.').toEqual(['新名字', second])

  await desk().save({ categoryId, parameters: [] })
  expect((await facets()).map(({ name }) => name)).toEqual(told)
  expect(await desk().list({ categoryId })).toEqual(before)
})

test('names that the category does not have, or that stand twice, are refused', async () => {
  const [first = plain(''), second = plain('')] = await desk().list({ categoryId })
  const save = (...parameters: ReturnType<typeof plain>[]) => refused(desk().save({ categoryId, parameters }))
  expect((await save(plain('没有的参数'))).message).toMatch(/没有参数“没有的参数”/)
  expect((await save(plain(first.name), plain(first.name))).code).toBe(409)
  expect((await save({ ...plain(first.name), label: second.name }, plain(second.name))).message).toMatch(/出现了两次/)
  expect((await refused(desk().save({ categoryId: 999_999, parameters: [] }))).code).toBe(404)
})
