import { expect, test } from 'vitest'
import { meets, placeOf, salaryText } from './salary-scale.ts'

test('pay is said in thousands, open at the top or not at all', () => {
  expect(salaryText({ salaryMin: 35_000, salaryMax: 60_000 })).toBe('35–60 K')
  expect(salaryText({ salaryMin: 6500, salaryMax: 6500 })).toBe('6.5 K')
  expect(salaryText({ salaryMin: 20_000 })).toBe('20 K 起')
  expect(salaryText({})).toBe('面议')
})

test('what pays more than the scale has ends at its end', () => {
  expect([placeOf(0), placeOf(40_000), placeOf(200_000)]).toEqual([0, 50, 100])
})

test('a job meets a wish where its upper end does', () => {
  expect(meets({ salaryMin: 15_000, salaryMax: 25_000 }, 25_000)).toBe(true)
  expect(meets({ salaryMin: 15_000, salaryMax: 25_000 }, 26_000)).toBe(false)
  expect(meets({}, 1000)).toBe(false)
})
