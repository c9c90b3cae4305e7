import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refreshCounts } from './counts.ts'

let house: TestHouse
let catalogue: Catalogue

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const told = () =>
  house.house.db
    .selectFrom('category_parameter')
    .select(['name', 'unit', 'part_count'])
    .where('category_id', '=', catalogue.category('mlcc'))
    .orderBy('name')
    .execute()

test('what the parts of a category tell, and in which unit, follows the parts', async () => {
  const { db } = house.house
  expect(await told()).toEqual([
    { name: '容值', unit: 'F', part_count: 4 },
    { name: '耐压', unit: 'V', part_count: 4 },
  ])
  const one = { name: '介质', value: 'X7R', unit: '', low: null, high: null }
  const changed = [one, { ...one, name: '长'.repeat(61) }, { ...one, name: '' }]
  await db
    .updateTable('part')
    .set({ params: JSON.stringify(changed) })
    .where('id', '=', catalogue.part('GRM188R71H103KA01D'))
    .execute()
  await refreshCounts(db)
  expect(await told()).toEqual([
    { name: '介质', unit: '', part_count: 1 },
    { name: '容值', unit: 'F', part_count: 3 },
    { name: '耐压', unit: 'V', part_count: 3 },
  ])
  await db
    .updateTable('part')
    .set({ params: sql`'[]'` })
    .execute()
  await refreshCounts(db)
  expect(await told()).toEqual([])
})
