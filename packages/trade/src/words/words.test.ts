import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainOf, wordsOf } from './words.ts'

test.each([
  ['LM358-DR', 'lm358dr'],
  ['ＬＭ３５８', 'lm358'],
  ['100 Ω', '100ω'],
  ['贴片电容 MLCC', '贴片电容mlcc'],
  ['TI(德州仪器)', 'ti德州仪器'],
  ['1.8432', '18432'],
  ['😀 \u202e!?', ''],
])('%s comes down to %s', (text, plain) => expect(plainOf(text)).toBe(plain))

test('Han characters are kept in pairs, so that two are found inside a longer word', () => {
  expect(wordsOf('贴片电容')).toEqual(['贴片', '片电', '电容'])
  expect(wordsOf('容')).toEqual(['容'])
  expect(wordsOf('𠮷野家')).toEqual(['𠮷野', '野家'])
})

test('a word with punctuation is kept whole and in pieces', () => {
  expect(wordsOf('SOT-223')).toEqual(['sot', '223', 'sot223'])
  expect(wordsOf('X7R 0402')).toEqual(['x7r', '0402'])
})

test('a decimal point belongs to its number', () => {
  expect(wordsOf('2.2uF 1.8432MHz')).toEqual(['2.2uf', '1.8432mhz'])
  expect(wordsOf('AMS1117-3.3')).toEqual(['ams1117', '3.3', 'ams111733'])
  expect(wordsOf('Fig. 3. End')).toEqual(['fig', '3', 'end'])
})

test('Chinese and Latin in one word come apart', () =>
  expect(wordsOf('16V贴片电容10µF')).toEqual(['贴片', '片电', '电容', '16v', '10μf']))

test('words that nobody reads are left out', () => expect(wordsOf(`${'x'.repeat(61)} ok`)).toEqual(['ok']))

test('whatever the text, the pieces are letters, digits and decimal points, and each is there once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const words = wordsOf(text)
      expect(new Set(words).size).toBe(words.length)
      for (const word of [...words, plainOf(text)]) expect(word).toMatch(/^[\p{L}\p{N}\p{Script=Han}.]*$/u)
    }),
  )
})
