import { expect, test } from 'vitest'
import {
  dayBegin,
  formatBytes,
  formatCount,
  formatNumber,
  fullDate,
  fullDay,
  fullTime,
  maskMobile,
  relativeDate,
} from './index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = new Date('2026-11-21T04:00:00Z')
const ago = (span: number) => relativeDate(new Date(now.getTime() - span), now)

test.each([
  [0, '刚刚'],
  [2 * minute - 1, '刚刚'],
  [2 * minute, '2分钟前'],
  [hour - 1, '59分钟前'],
  [hour, '1小时前'],
  [day - 1, '23小时前'],
  [day, '1天前'],
  [7 * day - 1, '6天前'],
  [7 * day, '一周前'],
  [8 * day - 1, '一周前'],
  [8 * day, '2026-11-13 12:00'],
])('%i ms ago reads %s', (span, text) => expect(ago(span)).toBe(text))

test('a date is told on the clock of China, wherever one stands', () => {
  expect(fullDate(new Date('2026-12-31T16:30:00Z'))).toBe('2027-01-01 00:30')
  expect(fullDay(new Date('2026-12-31T16:30:00Z'))).toBe('2027-01-01')
  expect(dayBegin('2027-01-01')).toEqual(new Date('2026-12-31T16:00:00Z'))
  expect(fullTime(new Date('2026-12-31T16:30:09Z'))).toBe('2027-01-01 00:30:09')
})

test.each([
  [1234567.1, '1,234,567.1'],
  [0.003, '0.003'],
  [1.23456789, '1.234568'],
  [10, '10'],
])('%d is written %s', (value, text) => expect(formatNumber(value)).toBe(text))

test('a total is exact, or says that it was counted no further', () => {
  expect([10_000, 10_001, 56_664].map(formatCount)).toEqual(['10,000', '1万+', '56,664'])
})

test('sizes are told in KB and MB', () => {
  expect([formatBytes(0), formatBytes(53_400), formatBytes(1_950_000)]).toEqual(['1 KB', '53 KB', '2 MB'])
})

test('the middle of a phone number is hidden', () => {
  expect([maskMobile('+86-13800001278'), maskMobile('+852-61234567')]).toEqual(['+86-138****1278', '+852-61****67'])
})
