import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endingOf, freeName, keyOf } from './file-name.ts'

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

test('a free name is free, and no longer than names are', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(word, fc.integer({ min: 0, max: 20 }), (name, count) => {
      const taken = new Set<string>()
      for (let at = 0; at < count; at += 1) {
        const free = freeName(name, (key) => taken.has(key))
        expect(taken.has(keyOf(free))).toBe(false)
        expect([...free].length).toBeLessThanOrEqual(Math.max(200, [...name].length))
        taken.add(keyOf(free))
      }
    }),
  )
})
