import { expect, test } from 'vitest'
import { quietSince } from './quiet.ts'

const at = (time: string) => new Date(`2026-11-25T${time}:00+08:00`)
const night = { quiet_from: 22, quiet_to: 8 }

test('hours past midnight are one stretch, that began the day before', () => {
  expect(quietSince(night, at('21:59'))).toBeUndefined()
  expect(quietSince(night, at('22:00'))).toEqual(at('22:00'))
  expect(quietSince(night, at('07:59'))).toEqual(new Date('2026-11-24T22:00:00+08:00'))
  expect(quietSince(night, at('08:00'))).toBeUndefined()
})

test('hours of one day end with it, and who named none is never left alone', () => {
  const noon = { quiet_from: 12, quiet_to: 14 }
  expect([quietSince(noon, at('11:59')), quietSince(noon, at('14:00'))]).toEqual([undefined, undefined])
  expect(quietSince(noon, at('13:00'))).toEqual(at('12:00'))
  expect(quietSince({ quiet_from: null, quiet_to: null }, at('13:00'))).toBeUndefined()
})
