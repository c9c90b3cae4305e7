import { expect, test } from 'vitest'
import { paceOf } from './run-pace.ts'

test('comparisons are asked for again while one of them is under way, and then no more', () => {
  expect(paceOf([{ state: 'agreed' }, { state: 'running' }])).toBe(1500)
  expect(paceOf([{ state: 'agreed' }])).toBe(false)
  expect(paceOf([])).toBe(false)
})
