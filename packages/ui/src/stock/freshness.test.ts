import { expect, test } from 'vitest'
import { ticksOf } from './freshness.ts'

const now = new Date('2026-11-23T00:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()

test('a line loses a tick after a week, after two, and the last after thirty days', () => {
  expect([-1, 0, 7, 7.1, 14, 14.1, 29.9, 30, 400].map((days) => ticksOf(before(days), now))).toEqual([
    3, 3, 3, 2, 2, 1, 1, 0, 0,
  ])
})
