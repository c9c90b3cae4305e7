import { expect, test } from 'vitest'
import { endAfter } from './membership.ts'
import { plans, type Plan } from './plans.ts'

const [, engineer, buyer] = plans as [Plan, Plan, Plan]
const now = new Date('2026-11-24T00:00:00Z')
const day = 24 * 60 * 60_000
const daysOf = (end: Date) => (end.getTime() - now.getTime()) / day

test('the first term begins now, and a renewal is added behind the one that runs', () => {
  const first = endAfter(undefined, buyer, now)
  expect(daysOf(first)).toBe(365)
  expect(daysOf(endAfter({ plan: buyer, endsAt: first }, buyer, now))).toBe(730)
})

test('what is left of another plan is worth the same in days of the new one', () => {
  const endsAt = new Date(now.getTime() + 122 * day)
  // 122 days at 168 yuan a year are 42 days at 488.
  expect(daysOf(endAfter({ plan: engineer, endsAt }, buyer, now))).toBe(365 + 42)
  const down = daysOf(endAfter({ plan: buyer, endsAt }, engineer, now))
  expect(down).toBeCloseTo(365 + (122 * 488) / 168, 4)
})

test('a plan that costs more gives no less of anything', () => {
  for (const [place, { limits, yuan }] of plans.entries()) {
    const less = plans[place - 1]
    expect(yuan).toBeGreaterThanOrEqual(less?.yuan ?? 0)
    for (const [name, most] of Object.entries(less?.limits ?? {}))
      expect(limits[name as keyof typeof limits]).toBeGreaterThanOrEqual(most)
  }
})
