import { creditCode } from '@xinpu/contract/field'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditCodeCheck, creditCodeFault } from './index.ts'

const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']

/** Codes of companies, banks and universities as public registers show them. */
const known = [
  '91440300708461136T',
  '91330100799655058B',
  '914403001922038216',
  '91110000802100433B',
  '91110108551385082Q',
  '91350100M000100Y43',
  '9144030071526726XG',
  '12100000400002259P',
  '12100000400000624D',
]

test.each(known)('%s has no fault', (code) => {
  expect(creditCodeFault(code)).toBeNull()
  expect(creditCodeFault(` ${code}\n`)).toBeNull()
})

test.each([
  ['', '请输入统一社会信用代码'],
  ['91440300708461136', '统一社会信用代码为 18 位，现有 17 位'],
  ['91440300708461136TT', '统一社会信用代码为 18 位，现有 19 位'],
  ['91440300708461136t', '统一社会信用代码不含“t”，只用数字和除 I、O、S、V、Z 外的大写字母'],
  ['9144030070846I136T', '统一社会信用代码不含“I”，只用数字和除 I、O、S、V、Z 外的大写字母'],
  ['91440300７08461136T', '统一社会信用代码不含“７”，只用数字和除 I、O、S、V、Z 外的大写字母'],
  ['B1440300708461136T', '统一社会信用代码第 1 位不是登记管理部门代码'],
  ['01440300708461136T', '统一社会信用代码第 1 位不是登记管理部门代码'],
  ['90440300708461136T', '统一社会信用代码第 2 位不是机构类别代码'],
  ['9144O300708461136T', '统一社会信用代码不含“O”，只用数字和除 I、O、S、V、Z 外的大写字母'],
  ['9144A300708461136T', '统一社会信用代码第 3 至 8 位须为行政区划数字'],
  ['91440300708461136U', '统一社会信用代码的校验位不符，请核对是否输错'],
])('%s: %s', (code, reason) => expect(creditCodeFault(code)).toBe(reason))

const letter = fc.constantFrom(...alphabet)
const body = fc
  .tuple(fc.constantFrom(...'123456789ANY'), fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{6}$/))
  .chain((head) => fc.array(letter, { minLength: 9, maxLength: 9 }).map((rest) => head.join('') + rest.join('')))
const codes = body.map((start) => start + creditCodeCheck(start))

test('a code with its own check character has no fault, and the contract takes it', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(creditCodeFault(code)).toBeNull()
      expect(creditCode().safeParse(code).success).toBe(true)
    }),
  )
})

test('any single character changed breaks a code', () => {
  for (const code of known)
    for (const [place, right] of [...code].entries())
      for (const wrong of alphabet.filter((other) => other !== right))
        expect(creditCodeFault(code.slice(0, place) + wrong + code.slice(place + 1))).not.toBeNull()
})

test('two unequal neighbours in the wrong order break a code', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 0, max: 16 }), (code, place) => {
      const swapped = code.slice(0, place) + code.charAt(place + 1) + code.charAt(place) + code.slice(place + 2)
      expect(creditCodeFault(swapped) === null).toBe(swapped === code)
    }),
  )
})

test('what the contract refuses has a fault, whatever it is', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9A-Z]{16,20}$/))
  fc.assert(
    fc.property(text, (code) => {
      if (!creditCode().safeParse(code).success) expect(creditCodeFault(code)).not.toBeNull()
    }),
  )
})
