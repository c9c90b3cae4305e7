import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'

const asked = { url: '/metrics', headers: { authorization: 'Bearer of-the-watch-tower' } }

test('whoever has the token reads how long answers took and what waits; others read nothing', async () => {
  await using house = await openHouse({ metricsToken: 'of-the-watch-tower' })
  await house.as().portal.hotWord.search()
  const { statusCode, payload } = await house.app.inject(asked)
  expect(statusCode).toBe(200)
  expect(payload).toMatch(/xinpu_answer_seconds_count\{kind="api",status="2xx"\} 1/)
  expect(payload).toContain('process_resident_memory_bytes')
  expect(payload).toContain('# TYPE xinpu_jobs gauge')
  expect((await house.app.inject('/metrics')).statusCode).toBe(401)
})

test('without the setting there is no such page', async () => {
  await using house = await openHouse()
  expect((await house.app.inject(asked)).statusCode).toBe(404)
})
