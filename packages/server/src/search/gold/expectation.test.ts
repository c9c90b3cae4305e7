import { expect, test } from 'vitest'
import { isExpected, readGold } from './expectation.ts'
import { trigramsOf } from './plain-search.ts'

const gold = await readGold()

test('the set has many queries, each once and each with its parts', () => {
  expect(gold.length).toBeGreaterThanOrEqual(80)
  expect(new Set(gold.map(({ query }) => query)).size).toBe(gold.length)
  for (const { query, parts } of gold) {
    expect(query.trim()).toBe(query)
    for (const part of parts) expect(part.replaceAll('*', '').length).toBeGreaterThan(1)
  }
})

test('a star stands for any letters, everything else for itself', () => {
  const expectation = { query: '', parts: ['LM358*', 'TL431(0.5%)', '*104K'] }
  const models = ['LM358DR', 'ALM358', 'tl431(0.5%)', 'TL431-0.5%', 'CL10B104K', 'CL10B104KB']
  expect(models.filter((model) => isExpected(expectation, model))).toEqual(['LM358DR', 'tl431(0.5%)', 'CL10B104K'])
})

test('pieces of three letters are those of pg_trgm', () =>
  expect([...trigramsOf('Cat 1k')].sort()).toEqual(['  1', '  c', ' 1k', ' ca', '1k ', 'at ', 'cat']))
