import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endingOf, freeName, isNumbered, keyOf } from './file-name.ts'

test.each([
  ['a.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['.gitignore', ''],
  ['无后缀', ''],
  ['a.', ''],
])('%s ends in %s', (name, ending) => expect(endingOf(name)).toBe(ending))

test.each([
  ['图.png', ['图.png'], '图 (2).png'],
  ['图.png', ['图.PNG', '图 (2).png'], '图 (3).png'],
  ['图 (2).png', ['图 (2).png', '图.png'], '图 (3).png'],
  ['图.png', [], '图.png'],
])('%s beside %s becomes %s', (name, others, free) => {
  const keys = new Set(others.map(keyOf))
  expect(freeName(name, (key) => keys.has(key))).toBe(free)
})

test('a free name is free, no longer than names are, and known as the numbered form of what was wished', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(word, fc.integer({ min: 0, max: 20 }), (name, count) => {
      const taken = new Set<string>()
      for (let at = 0; at < count; at += 1) {
        const free = freeName(name, (key) => taken.has(key))
        expect(taken.has(keyOf(free))).toBe(false)
        if (free !== name) expect(isNumbered(free, name)).toBe(true)
        expect([...free].length).toBeLessThanOrEqual(Math.max(200, [...name].length))
        taken.add(keyOf(free))
      }
    }),
  )
})

test.each([
  ['图 (2).png', '图 (2).png', true],
  ['图 (2).png', '图.png', true],
  ['图.png', '图 (2).png', false],
  ['图 (2).jpg', '图.png', false],
])('that %s is %s with a number is %s', (name, wished, is) => expect(isNumbered(name, wished)).toBe(is))
