import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let catalogue: Catalogue
let adi: number
let maxim: number

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  const named = (code: string, name_cn: string, name_en: string, short_name: string) =>
    ({ code, name_cn, name_en, short_name, letter: 'A', type: 1 }) as const
  const made = await house.house.db
    .insertInto('brand')
    .values([named('adi', '亚德诺', 'Analog Devices', 'ADI'), named('maxim', '美信', 'Maxim Integrated', 'MAXIM')])
    .returning('id')
    .execute()
  ;[adi = 0, maxim = 0] = made.map(({ id }) => id)
  await house.house.db
    .insertInto('brand_alias')
    .values([
      { plain: 'lineartechnology', alias: 'Linear Technology', brand_id: adi },
      { plain: 'adi亚德诺', alias: 'ADI(亚德诺)', brand_id: adi },
    ])
    .execute()
})
afterAll(async () => house[Symbol.asyncDispose]())

const brand = () => house.as().brand
const company = () => brand().company

test('a brand has the categories of its own parts, counted, most parts first', async () => {
  await expect(company().categories({ brandId: catalogue.brand('murata') })).resolves.toMatchObject([
    {
      name: '电容',
      level: 1,
      count: 3,
      symbol: 'capacitor',
      children: [{ name: '贴片电容 MLCC', level: 2, count: 3 }],
    },
    { name: '时钟', level: 1, count: 2, children: [{ name: '晶振', count: 2 }] },
  ])
  await expect(company().categories({ brandId: adi })).resolves.toEqual([])
})

test('the company is told by what is known of it, and no more', async () => {
  await expect(company().info({ brandId: catalogue.brand('ti') })).resolves.toEqual({
    brandId: catalogue.brand('ti'),
    companyName: 'Texas Instruments',
    intro: '',
    categories: ['放大器'],
    honours: [],
  })
  await expect(company().contacts({ brandId: adi })).resolves.toEqual([])
  await expect(company().news({ brandId: adi })).resolves.toEqual({ data: [], totalRecord: 0 })
})

test('a brand that is not there is said to be missing', async () => {
  const { info, categories, contacts, news } = company()
  for (const ask of [info, categories, contacts, news])
    await expect(ask({ brandId: 999_999 })).rejects.toMatchObject({ code: 404, message: '没有找到这个品牌' })
})

test('mergers are told on both sides, the latest first', async () => {
  const heir = await brand().detail({ brandId: adi })
  expect(heir.mergedInto).toBeUndefined()
  expect(heir.absorbed?.map(({ name, year }) => `${name} ${year}`)).toEqual([
    'Maxim Integrated 2021',
    'Linear Technology 2017',
    'Hittite 2014',
  ])
  await expect(brand().detail({ brandId: maxim })).resolves.toMatchObject({ mergedInto: { id: adi, name: 'ADI' } })
  const { data } = await brand().directory.list({ keywords: 'linear' })
  expect(data.map(({ id }) => id)).toEqual([adi])
})

test('two names written as one find a brand, and are not told as its name', async () => {
  await expect(brand().detail({ brandId: adi })).resolves.toMatchObject({ aliases: ['Linear Technology'] })
  expect((await brand().directory.list({ keywords: 'ADI(亚德诺)' })).data.map(({ id }) => id)).toEqual([adi])
})

test('datasheets of a brand come in the order that is asked for, and of a category with what is below it', async () => {
  const ofBrand = house.as().datasheet.ofBrand
  const brandId = catalogue.brand('ti')
  const { opampSheet, doubleSheet } = catalogue
  const { db } = house.house
  await db.updateTable('datasheet').set({ download_count: 5, title: 'AAA' }).where('id', '=', doubleSheet).execute()
  await db.updateTable('datasheet').set({ download_count: 9, title: 'bbb' }).where('id', '=', opampSheet).execute()
  const ids = async (sort: 'newest' | 'downloads' | 'name') =>
    (await ofBrand({ brandId, sort })).data.map(({ id }) => id)
  expect(await ids('downloads')).toEqual([opampSheet, doubleSheet])
  expect(await ids('name')).toEqual([doubleSheet, opampSheet])
  const times = (await ofBrand({ brandId, sort: 'newest' })).data.map(({ createTime }) => createTime)
  expect(times).toEqual(times.toSorted().toReversed())
  const within = await ofBrand({ brandId, categoryId: catalogue.category('amplifier') })
  expect(within.totalRecord).toBe(2)
})
