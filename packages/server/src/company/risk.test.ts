import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { seedCompanies } from './company-seed.ts'

let house: TestHouse
let somebody: Person

beforeAll(async () => {
  house = await openHouse({ companyPatience: 1000 })
  await seedCompanies(house.house, () => {})
  somebody = await house.login()
})
afterAll(async () => house[Symbol.asyncDispose]())

const idOf = async (outer: string) =>
  (await house.house.db.selectFrom('company').select('id').where('outer_id', '=', outer).executeTakeFirstOrThrow()).id

test('risks are told without the list that the provider does not tell, and say so', async () => {
  const id = await idOf('s15')
  const { risk } = house.as(somebody).company
  const whole = await risk.summary({ id })
  expect(whole.missing).toEqual([])
  expect(whole.selfCount + whole.historyCount).toBeGreaterThan(0)
  const { db } = house.house
  await db.deleteFrom('company_row').where('company_id', '=', id).where('section', '=', 'around').execute()
  await db.deleteFrom('company_section').where('company_id', '=', id).where('section', '=', 'around').execute()
  await house.app.inject({ method: 'POST', url: '/sandbox/company/down' })
  const { selfCount, historyCount } = whole
  expect(await risk.summary({ id })).toMatchObject({
    selfCount,
    aroundCount: 0,
    historyCount,
    missing: [{ scope: 'around' }],
  })
  await expect(risk.summary({ id: await idOf('s16') })).rejects.toMatchObject({ code: 0 })
})
