import { expect, test } from 'vitest'
import { spanWords } from './span-words.ts'

test.each([
  [undefined, '—'],
  [0, '0 分钟'],
  [59, '59 分钟'],
  [60, '1 小时'],
  [214, '3.6 小时'],
  [2880, '2 天'],
  [3024, '2.1 天'],
])('%s minutes read %s', (minutes, words) => expect(spanWords(minutes)).toBe(words))
