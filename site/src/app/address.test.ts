import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, lastPage } from './address.ts'

test.each([
  ['a page within the list stays', 41, 3, undefined],
  ['a page beyond its end becomes its last', 41, 4, 3],
  ['so does one far beyond', 40, 9999, 2],
  ['an empty list has one page', 0, 2, 1],
])('%s', (_, totalRecord, page, shown) => {
  expect(lastPage({ totalRecord }, page, 20)).toBe(shown)
})

test('a text of an address is read as the server reads it', () => {
  expect(cleanText('\u0007😀')).toBe('😀')
  expect(cleanText('  LM358\u00a0SOIC-8 ')).toBe('LM358\u00a0SOIC-8')
  expect(cleanText('\t\u0000\u0085 ')).toBe('')
  const letters = fc.array(fc.constantFrom(...'a容 \u0007\u0085\u00a0\ufeff\ud83d\ude00\n\u200b'.split('')), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 25 }), (text, most) => {
      const read = cleanText(text.join(''), most)
      expect(read.length).toBeLessThanOrEqual(most)
      expect(read.isWellFormed() && read === read.trim() && cleanText(read, most) === read).toBe(true)
      expect(read).not.toMatch(/\p{Cc}/u)
    }),
  )
})
