import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { startStandIn } from '../../test/opensearch-stand-in.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import { examineRunning } from '../operation/running.ts'
import { startSearch } from './start-search.ts'

test('a server whose settings name OpenSearch lists parts from there; when it goes the database does, and health says so', async () => {
  const standIn = await startStandIn()
  await using house = await openHouse({ search: 'opensearch', openSearch: { url: standIn.url, index: 'parts' } })
  await seedCatalogue(house.database.db)
  const stop = await startSearch(house.house, house.database, { error: () => {} })
  const index = async () => (await examineRunning(house.house)).find(({ name }) => name === '搜索索引')
  await expect
    .poll(index, { timeout: 30_000 })
    .toMatchObject({ state: 'ok', said: expect.stringContaining('OpenSearch') })

  const listed = async () => (await house.as().datasheet.part.search({ keywords: 'LM358' })).data
  const before = standIn.asked.length
  const there = await listed()
  expect(there.length).toBeGreaterThan(0)
  expect(standIn.asked.slice(before)).toContain('POST /_msearch')

  await standIn[Symbol.asyncDispose]()
  expect(await listed()).toEqual(there)
  await expect
    .poll(index, { timeout: 30_000 })
    .toMatchObject({ state: 'wrong', said: expect.stringContaining('OpenSearch') })
  await stop()
})
