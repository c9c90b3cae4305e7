import { expect, test } from 'vitest'
import type { Crowded } from './people.ts'
import { climb, isOver, kneeOf, stepOf } from './steps.ts'

const crowd = (count: number, ms: number, wrong = 0): Crowded => ({
  done: Array.from({ length: count }, (_, at) => ({ who: 'visitor', ms, isRight: at >= wrong })),
  turnedAway: 0,
  cpu: 0.1,
})

test('a rate is told by what was answered rightly; what was wrong or turned away is an error', () => {
  const step = stepOf(10, { ...crowd(90, 20, 10), turnedAway: 10 })
  expect(step).toMatchObject({ rate: 10, p50: 20, p99: 20 })
  expect(step.errors).toBeCloseTo(0.2)
})

test('a site is over its limit by what waits, or by what fails', () => {
  expect(isOver(stepOf(10, crowd(1000, 999)))).toBe(false)
  expect(isOver(stepOf(10, crowd(1000, 1001)))).toBe(true)
  expect(isOver(stepOf(10, crowd(1000, 20, 4)))).toBe(false)
  expect(isOver(stepOf(10, crowd(1000, 20, 6)))).toBe(true)
})

test('rates rise until the site is over its limit; the knee is the last that it bore', async () => {
  const steps = await climb(async ({ rate }) => crowd(100, rate > 30 ? 5000 : 20), 1)
  expect(steps.map(({ rate }) => rate)).toEqual([5, 8, 11, 17, 25, 38])
  expect(kneeOf(steps)?.rate).toBe(25)
})

test('a rate that was over once, and not again, is borne', async () => {
  const asked: number[] = []
  const steps = await climb(async ({ rate }) => {
    asked.push(rate)
    return crowd(100, rate > 30 || asked.length === 2 ? 5000 : 20)
  }, 1)
  expect(asked).toEqual([5, 8, 8, 11, 17, 25, 38, 38])
  expect(kneeOf(steps)?.rate).toBe(25)
})
