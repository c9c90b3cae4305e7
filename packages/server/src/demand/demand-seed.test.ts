import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse } from '../../test/house.ts'
import { seedDemands } from './demand-seed.ts'

test('a first run fills the board with posts of invented companies, once, and nobody can log in as them', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  await seedDemands(house.house, () => {})
  await seedDemands(house.house, () => {})
  const { demands, supplies, enterprises } = await house.as().demand.home.index()
  expect(demands.length + supplies.length).toBe(15)
  expect(enterprises.every(({ intro }) => intro?.startsWith('示例企业'))).toBe(true)
  expect(enterprises.every(({ demandCount }) => demandCount > 0)).toBe(true)
  expect([...demands, ...supplies].every(({ isAuth, user }) => isAuth && user.nickName)).toBe(true)
  const posts = await house.house.db.selectFrom('account').select('mobile').execute()
  expect(posts.every(({ mobile }) => mobile === null)).toBe(true)
  const { demand } = house.as(await house.login())
  for (const { id } of [...demands, ...supplies])
    expect((await demand.demand.reveal({ id })).mobile).toMatch(/^\+86-1000001\d{4}$/)
  const pictures = [...demands, ...supplies].flatMap(({ images }) => images)
  expect(pictures.length).toBeGreaterThan(0)
  for (const url of new Set(pictures)) expect((await house.app.inject({ url })).statusCode).toBe(200)
})
