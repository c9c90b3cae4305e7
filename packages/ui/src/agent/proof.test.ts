import { expect, test } from 'vitest'
import { isProven, proofValidity } from './proof.ts'
import { line } from './story-data.ts'

const at = (day: string) => new Date(`${day}T12:00:00+08:00`)

test('a line proves its owner through the last day of the proof', () => {
  expect(isProven(line, at('2027-06-30'))).toBe(true)
  expect(isProven(line, at('2027-07-01'))).toBe(false)
})

test('without a proof, or before the review passed it, a line proves nothing', () => {
  const { certUrl: _certUrl, ...bare } = line
  expect(isProven(bare, at('2026-11-20'))).toBe(false)
  expect(isProven({ ...line, status: 'pending' }, at('2026-11-20'))).toBe(false)
  expect(isProven({ ...line, status: 'rejected' }, at('2026-11-20'))).toBe(false)
})

test('a proof ends soon from thirty days before its last day', () => {
  expect(proofValidity(line, at('2027-05-31')).state).toBe('far')
  expect(proofValidity(line, at('2027-06-01'))).toEqual({ state: 'soon', days: 30 })
})
