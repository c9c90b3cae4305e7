import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zipName } from './zip-name.ts'

test.each([
  ['我的资料', '我的资料_芯谱.zip'],
  ['我的资料.zip', '我的资料_芯谱.zip'],
  ['我的资料_芯谱.ZIP', '我的资料_芯谱.zip'],
  ['a/b\\c:d*e', 'a b c d e_芯谱.zip'],
  ['..', '数据手册_芯谱.zip'],
  ['\u200b \u202e', '数据手册_芯谱.zip'],
  ['', '数据手册_芯谱.zip'],
])('%s becomes %s', (name, expected) => expect(zipName(name)).toBe(expected))

test('a long name is cut between characters, never through one', () => {
  expect(zipName(`a${'😀'.repeat(100)}`)).toBe(`a${'😀'.repeat(59)}_芯谱.zip`)
})

test('any text makes a name that a header can carry', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(() => encodeURIComponent(zipName(name))).not.toThrow()
    }),
  )
})
