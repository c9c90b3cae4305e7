import { expect, test } from 'vitest'
import { hourly } from './hourly.ts'

const minute = 60_000

test('something is made anew after an hour, and at once when the clock jumped back', async () => {
  let at = 0
  let count = 0
  const made = hourly<number>(() => new Date(at))
  const next = () => made('it', () => Promise.resolve((count += 1)))
  expect([await next(), await next()]).toEqual([1, 1])
  at = 60 * minute
  expect(await next()).toBe(2)
  at = 59 * minute
  expect([await next(), await next()]).toEqual([3, 3])
})
