import { expect, test } from 'vitest'
import type { Db } from './database.ts'
import { keptCount } from './kept-counts.ts'

/** Counts in turn, and tells how often. */
function counter(total: number) {
  const asked = { times: 0 }
  const count = async () => {
    asked.times += 1
    return total
  }
  return { asked, count }
}

const question = (at: Date) => ({ sql: 'select', parameters: ['深圳', at] })
const noon = new Date('2026-05-01T04:00:00Z')

test('a large total is counted once for all who ask within a while', async () => {
  const db = {} as Db
  const { asked, count } = counter(10_001)
  const soon = new Date(noon.getTime() + 300)
  expect(await Promise.all([noon, noon, soon].map((at) => keptCount(db, question(at), count)))).toEqual([
    10_001, 10_001, 10_001,
  ])
  expect(asked.times).toBe(1)
  await keptCount(db, question(new Date(noon.getTime() + 60_000)), count)
  expect(asked.times).toBe(2)
})

test('a small total is counted each time, and another question is another total', async () => {
  const db = {} as Db
  const { asked, count } = counter(12)
  await keptCount(db, question(noon), count)
  await keptCount(db, question(noon), count)
  expect(asked.times).toBe(2)
  const other = counter(5000)
  expect(await keptCount(db, { sql: 'select', parameters: ['上海', noon] }, other.count)).toBe(5000)
})

test('a count that fails is not kept', async () => {
  const db = {} as Db
  await expect(keptCount(db, question(noon), () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keptCount(db, question(noon), async () => 2000)).toBe(2000)
})
