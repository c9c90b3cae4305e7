import { mobile } from '@xinpu/contract/field'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, maskMobile, mobileOf, parsePhone, phoneFault, type AreaCode } from './index.ts'

test.each([
  ['+86-13800000000', '+86-', '13800000000'],
  ['13800000000', '+86-', '13800000000'],
  ['138 0000 0000', '+86-', '13800000000'],
  ['+8613800000000', '+86-', '13800000000'],
  ['+852-91234567', '+852-', '91234567'],
  ['+852 9123 4567', '+852-', '91234567'],
  ['+886-912345678', '+886-', '912345678'],
  ['＋８６－１３８００００００００', '+86-', '13800000000'],
  ['', '+86-', ''],
])('%s is area %s, number %s', (text, area, number) => expect(parsePhone(text)).toEqual({ area, number }))

test.each(['+1-5551234567', 'abc', '+86-138****0000', '138.0000.0000', '1'.repeat(60)])('%s is no number', (text) =>
  expect(parsePhone(text)).toBeNull(),
)

const fault = (area: AreaCode, number: string) => phoneFault({ area, number })

test('what is wrong is said in the terms of the area', () => {
  expect(fault('+86-', '')).toBe('请输入手机号码')
  expect(fault('+86-', '23800000000')).toBe('中国大陆手机号码为 1 开头的 11 位数字')
  expect(fault('+86-', '1380000000')).toBe('中国大陆手机号码为 1 开头的 11 位数字')
  expect(fault('+852-', '9123456')).toBe('中国香港手机号码为 8 位数字')
  expect(fault('+886-', '91234567')).toBe('中国台湾手机号码为 9 至 10 位数字')
  expect([fault('+86-', '13800000000'), fault('+852-', '91234567'), fault('+886-', '0912345678')]).toEqual([
    null,
    null,
    null,
  ])
})

const areas = fc.constantFrom<AreaCode>('+86-', '+852-', '+886-')
const digits = fc.stringMatching(/^1?\d{7,10}$/)

test('a number is without fault exactly when the contract takes it', () => {
  fc.assert(
    fc.property(areas, digits, (area, number) => {
      const phone = { area, number }
      expect(mobile().safeParse(mobileOf(phone)).success).toBe(phoneFault(phone) === null)
      expect(parsePhone(mobileOf(phone))).toEqual(phone)
      expect(parsePhone(formatPhone(mobileOf(phone)))).toEqual(phone)
    }),
  )
})

test.each([
  ['+86-13800000000', '138 0000 0000'],
  ['13800000000', '138 0000 0000'],
  ['+852-91234567', '+852 9123 4567'],
  ['+886-912345678', '+886 912 345 678'],
  ['+886-0912345678', '+886 0912 345 678'],
  ['12345', '12345'],
  ['+86-138****0000', '+86-138****0000'],
])('%s is printed %s', (text, printed) => expect(formatPhone(text)).toBe(printed))

test.each([
  ['13800000000', '138****0000'],
  ['138 0000 0000', '138****0000'],
  ['+86-13800001278', '+86-138****1278'],
  ['+86 138 0000 1278', '+86-138****1278'],
  ['+852-61234567', '+852-61****67'],
  ['+886-912345678', '+886-912****78'],
  ['+886-0912345678', '+886-091****678'],
  ['+1-5551234567', '+1-555****567'],
  ['+86-138****1278', '+86-138****1278'],
  ['1234567', '1****67'],
  ['', ''],
])('%s is masked %s', (text, masked) => expect(maskMobile(text)).toBe(masked))

test('whatever is masked shows no five digits in a row, and masking again changes nothing', () => {
  const text = fc.oneof(digits, fc.tuple(areas, digits).map(String), fc.stringMatching(/^\+?[\d ()-]{0,30}$/))
  fc.assert(
    fc.property(text, (number) => {
      expect(maskMobile(number)).not.toMatch(/\d{5}/)
      expect(maskMobile(maskMobile(number))).toBe(maskMobile(number))
    }),
  )
})
