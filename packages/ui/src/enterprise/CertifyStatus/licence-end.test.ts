import { expect, test } from 'vitest'
import { licenceEnd } from './licence-end.ts'

const at = (time: string) => new Date(`${time}+08:00`)

test('a licence holds through its last day', () => {
  expect(licenceEnd('2026-11-20', at('2026-11-20T23:59:00'))).toEqual({ state: 'soon', days: 1 })
  expect(licenceEnd('2026-11-20', at('2026-11-21T00:00:00'))).toEqual({ state: 'over', days: -1 })
})
test('sixty days before, its end is near', () => {
  expect(licenceEnd('2027-01-18', at('2026-11-20T12:00:00'))).toMatchObject({ state: 'soon', days: 60 })
  expect(licenceEnd('2027-01-19', at('2026-11-20T12:00:00'))).toMatchObject({ state: 'far', days: 61 })
})
test('a licence without an end never ends', () => {
  expect(licenceEnd(undefined, at('2026-11-20T12:00:00')).state).toBe('endless')
  expect(licenceEnd('长期', at('2026-11-20T12:00:00')).state).toBe('endless')
})
