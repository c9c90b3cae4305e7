import { expect, test } from 'vitest'
import { validityOf } from './validity.ts'

const at = (time: string) => new Date(`${time}+08:00`)

test('a document holds through its last day', () => {
  expect(validityOf('2026-11-20', at('2026-11-20T23:59:00'), 60)).toEqual({ state: 'soon', days: 1 })
  expect(validityOf('2026-11-20', at('2026-11-21T00:00:00'), 60)).toEqual({ state: 'over', days: -1 })
})
test('its end is near as many days before as its reader wants to be warned', () => {
  expect(validityOf('2027-01-18', at('2026-11-20T12:00:00'), 60)).toMatchObject({ state: 'soon', days: 60 })
  expect(validityOf('2027-01-19', at('2026-11-20T12:00:00'), 60)).toMatchObject({ state: 'far', days: 61 })
  expect(validityOf('2027-01-18', at('2026-11-20T12:00:00'), 30)).toMatchObject({ state: 'far', days: 60 })
})
test('one without an end never ends', () => {
  expect(validityOf(undefined, at('2026-11-20T12:00:00'), 60).state).toBe('endless')
  expect(validityOf('长期', at('2026-11-20T12:00:00'), 60).state).toBe('endless')
})
