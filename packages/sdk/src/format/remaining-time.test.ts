import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remainingTime } from './index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = new Date('2026-11-21T04:00:00Z')
const left = (span: number) => remainingTime(new Date(now.getTime() + span), now)

test.each([
  [-day, '已过期'],
  [-1, '已过期'],
  [0, '已过期'],
  [1, '不足 1 小时'],
  [hour - 1, '不足 1 小时'],
  [hour, '剩余 1 小时'],
  [2 * hour - 1, '剩余 1 小时'],
  [day - 1, '剩余 23 小时'],
  [day, '剩余 1 天'],
  [2 * day - 1, '剩余 1 天'],
  [400 * day, '剩余 400 天'],
])('with %i ms to go it reads %s', (span, text) => expect(left(span)).toBe(text))

test('what is promised is never more than what is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: hour, max: 1000 * day }), (span) => {
      const [, count = '', unit] = /^剩余 (\d+) (小时|天)$/.exec(left(span)) ?? []
      const size = unit === '天' ? day : hour
      expect(span - Number(count) * size).toBeGreaterThanOrEqual(0)
      expect(span - Number(count) * size).toBeLessThan(size)
    }),
  )
})
