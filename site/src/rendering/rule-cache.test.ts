import { expect, test } from 'vitest'
import { cachedRules } from './rule-cache.ts'

test('the same styles are made into rules once, and other styles of the same name are not mistaken for them', () => {
  const asked: string[] = []
  const compile = Object.assign(
    (css: string, selector = '') => {
      asked.push(css)
      return [`${selector}{${css}}`]
    },
    { hash: 'h' },
  )
  const rulesOf = cachedRules(compile)
  expect(rulesOf.hash).toBe('h')
  expect([1, 2].map(() => rulesOf('color:red', '.a'))).toEqual([['.a{color:red}'], ['.a{color:red}']])
  expect(asked).toEqual(['color:red'])
  expect(rulesOf('color:blue', '.a')).toEqual(['.a{color:blue}'])
  expect(rulesOf('color:red', '.b')).toEqual(['.b{color:red}'])
})
