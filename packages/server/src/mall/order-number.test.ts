import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { newNumbers } from './order-number.ts'

test('no two numbers of one second are the same, however many are made at once', async () => {
  await using house = await openHouse()
  const at = new Date('2026-11-25T03:04:05Z')
  const kinds = Array.from({ length: 300 }, () => 'M' as const)
  const made = (await Promise.all(Array.from({ length: 10 }, () => newNumbers(house.house.db, kinds, at)))).flat()
  expect(new Set(made).size).toBe(3000)
  expect(made.every((no) => /^M20261125110405\d{6}$/.test(no))).toBe(true)
})
