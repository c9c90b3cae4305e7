import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse } from '../../test/house.ts'
import { seedDemands } from '../demand/demand-seed.ts'
import { seedMall } from '../mall/mall-seed.ts'
import { seedSellers } from './seller-seed.ts'

test('a first run opens agents and traders of the companies that post and keep shops, with proofs that can be read', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  for (const seed of [seedSellers, seedDemands, seedMall, seedSellers]) await seed(house.house, () => {})
  const { agent, enterprise } = house.as()
  const { data, totalRecord } = await agent.list({})
  expect([totalRecord, data.every(({ fullName }) => fullName.length > 0)]).toEqual([9, true])
  const proven = data.find(({ isAuth }) => isAuth)
  const { data: lines } = await agent.productLine.list({ agentId: proven?.id ?? 0 })
  expect(lines.some(({ certUrl }) => certUrl?.startsWith('/files/oss/'))).toBe(true)
  expect((await agent.agentProduct.list({ agentId: proven?.id ?? 0 })).totalRecord).toBeGreaterThan(0)
  expect(await agent.contacts({ agentId: proven?.id ?? 0 })).toHaveLength(3)
  expect((await enterprise.directory.search({ keywords: '' })).totalRecord).toBe(16)
})
