import { expect, test } from 'vitest'
import { comparedText } from './compared-text.ts'

test('width of characters and blanks do not count', () =>
  expect(comparedText('华芯（深圳） ９1a', '华芯(深圳)91a')).toBe('same'))
test('a letter more or less does', () => expect(comparedText('华芯公司', '华芯有限公司')).toBe('differs'))
test('what was not read, or not typed, is told apart', () => {
  expect(comparedText('华芯', undefined)).toBe('unread')
  expect(comparedText('', ' ')).toBe('unread')
  expect(comparedText(' ', '华芯')).toBe('untyped')
})
