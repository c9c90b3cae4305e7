import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let catalogue: Catalogue

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  await house.house.db
    .insertInto('brand')
    .values({ code: '3m', name_cn: '3M', name_en: '3M', short_name: '3M', letter: '#', type: 1 })
    .execute()
})
afterAll(async () => house[Symbol.asyncDispose]())

const brand = () => house.as().brand
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

test('the directory lists all brands by their short name, whatever their case, also those without parts', async () => {
  const all = await brand().directory.list()
  expect(namesOf(all)).toEqual(['3M', 'GigaDevice', 'muRata', 'onsemi', 'SEMCO', 'ST', 'TI'])
  expect(all.totalRecord).toBe(7)
  expect(namesOf(await brand().directory.list({ type: 2 }))).toEqual(['GigaDevice'])
  expect(namesOf(await brand().directory.list({ letter: 'S' }))).toEqual(['SEMCO', 'ST'])
  expect(namesOf(await brand().directory.list({ keywords: '德仪' }))).toEqual(['TI'])
})

test('letters are counted, figures last, and those without parts can be left out', async () => {
  const letters = await brand().directory.letters()
  expect(letters.map(({ letter, count }) => `${letter}${count}`)).toEqual(['G1', 'M1', 'O1', 'S2', 'T1', '#1'])
  expect((await brand().directory.letters({ hasParts: true })).map(({ letter }) => letter)).not.toContain('#')
  await expect(brand().directory.letters({ type: 2 })).resolves.toEqual([{ letter: 'G', count: 1 }])
})

test('a category narrows brands to those with parts in it or below it', async () => {
  for (const code of ['mlcc', 'capacitor']) {
    const found = await brand().list({ categoryId: catalogue.category(code) })
    expect(namesOf(found).sort()).toEqual(['SEMCO', 'muRata'])
  }
  expect(namesOf(await brand().directory.list({ categoryId: catalogue.category('processor') }))).toEqual([
    'GigaDevice',
    'ST',
  ])
})

test('a brand is found by how its Chinese name sounds, whole or by its first letters', async () => {
  for (const keywords of ['dezhouyiqi', 'DeZhou', 'dzyq'])
    expect(namesOf(await brand().directory.list({ keywords }))).toEqual(['TI'])
  expect((await brand().keywords({ keywords: 'cuntian' })).data.map(({ name }) => name)).toEqual(['muRata'])
  expect(namesOf(await brand().directory.list({ keywords: 'dezhoux' }))).toEqual([])
})
