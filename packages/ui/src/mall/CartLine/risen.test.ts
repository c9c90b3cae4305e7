import { expect, test } from 'vitest'
import { cheaper, dearer, line } from '../story-cart.ts'
import { risen } from './risen.ts'

test('what a line costs more is the difference of what is paid, to the fen', () => {
  expect(risen(dearer)).toBe(560_000n)
  expect(risen(cheaper)).toBe(-765_000_000n)
  expect(risen(line)).toBe(0n)
})
