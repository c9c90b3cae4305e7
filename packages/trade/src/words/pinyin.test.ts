import { expect, test } from 'vitest'
import { letterOf, pinyinOf } from './pinyin.ts'

test.each([
  ['村田', ['cuntian']],
  ['国巨', ['guoju']],
  ['德州仪器', ['dezhouyiqi', 'dzyq']],
  ['意法半导体', ['yifabandaoti', 'yfbdt']],
])('%s is typed as %j', (name, spellings) => expect(pinyinOf(name)).toEqual(spellings))

test.each(['力特', 'ti', 'ti德州仪器', '村', ''])('%j has no spelling that is nothing else', (name) =>
  expect(pinyinOf(name)).toEqual([]),
)

test('a name stands under the letter it begins with, a Chinese one under its sound', () => {
  expect(['TI', 'onsemi', '村田', '3M', '长电', ''].map(letterOf)).toEqual(['T', 'O', 'C', '#', 'C', '#'])
})
