import { understand } from '@xinpu/trade/understanding'
import { expect, test } from 'vitest'
import { searchPlanOf } from '../search-plan.ts'
import { documentOf } from './document.ts'
import { filterClauses } from './filter-clauses.ts'
import { mapping } from './mapping.ts'
import { needClause, noFallbacks, waysOf } from './plan-clauses.ts'
import { hintQuestion, pageQuestion } from './question.ts'

const planOf = (text: string) => searchPlanOf(text, understand(text, new Map()).terms)
const missing = { hasOrders: true, hasSlips: true }

test('a number is sought in the ways of the plan, the best way scoring most', () => {
  const ways = waysOf(planOf('LM358'), noFallbacks)
  expect(ways).toEqual([
    [0, { term: { key: 'LM358' } }],
    [1, { prefix: { key: { value: 'LM358' } } }],
    [2, { prefix: { plain: { value: 'lm358' } } }],
    [5, { wildcard: { 'plain.held': { value: '*lm358*' } } }],
    [7, expect.anything()],
  ])
  const { query } = pageQuestion(
    { plan: planOf('LM358'), fallbacks: noFallbacks },
    {},
    { sort: 'relevance', limit: 5, offset: 0 },
  )
  expect(query).toMatchObject({
    bool: {
      must: [{ dis_max: { queries: ways.map(([rank, filter]) => ({ constant_score: { filter, boost: 9 - rank } })) } }],
    },
  })
})

test('packings and typos are sought only where the number is not there', () => {
  const plan = planOf('MMBT3904-7-F')
  expect(waysOf(plan, noFallbacks).map(([rank]) => rank)).not.toContain(3)
  expect(waysOf(plan, missing).map(([rank]) => rank)).toEqual(expect.arrayContaining([3, 4, 6]))
  const [, slipped] = waysOf(planOf('LM358'), missing).find(([rank]) => rank === 6) ?? []
  // A wrong letter within, and one too few at the end: the end itself is whole.
  expect(JSON.stringify(slipped)).toContain('"l?358*"')
  expect(JSON.stringify(slipped)).toContain('"lm35"')
})

test('what is named beside a number narrows the ways of the number, and not those of the words', () => {
  const ways = waysOf(planOf('LM358 SOP8'), noFallbacks)
  for (const [rank, clause] of ways) expect('bool' in clause && rank < 7).toBe(rank < 7)
})

test('needs are asked for as SQL asks for them', () => {
  expect(
    needClause({ all: [{ word: 'a' }, { any: [{ prefix: 'b' }, { of: { word: 'c' }, but: { word: 'd' } }] }] }),
  ).toEqual({
    bool: {
      filter: [
        { term: { words: 'a' } },
        {
          bool: {
            should: [
              { prefix: { words: { value: 'b' } } },
              { bool: { filter: [{ term: { words: 'c' } }], must_not: [{ term: { words: 'd' } }] } },
            ],
            minimum_should_match: 1,
          },
        },
      ],
    },
  })
})

test('a condition holds of one parameter at a time, and an open end is no missing number', () => {
  const condition = { name: '容值', unit: 'F', ranges: [{ low: 1e-7, high: null }], values: ['100NF'] }
  expect(filterClauses({ params: [condition] })).toEqual([
    {
      nested: {
        path: 'params',
        query: {
          bool: {
            filter: [
              { term: { 'params.name': '容值' } },
              {
                bool: {
                  should: [
                    {
                      bool: {
                        filter: [
                          { term: { 'params.unit': 'F' } },
                          {
                            bool: {
                              should: [
                                {
                                  bool: {
                                    filter: [
                                      { range: { 'params.low': { lte: Number.MAX_VALUE } } },
                                      { range: { 'params.high': { gte: 1e-7 } } },
                                    ],
                                  },
                                },
                              ],
                              minimum_should_match: 1,
                            },
                          },
                        ],
                      },
                    },
                    { terms: { 'params.lower': ['100nf'] } },
                  ],
                  minimum_should_match: 1,
                },
              },
            ],
          },
        },
      },
    },
  ])
})

test('a condition that asks for nothing is met by nothing, and no condition by everything', () => {
  expect(filterClauses({ params: [{ name: '容值', unit: '', ranges: [], values: [] }] })).toEqual([{ match_none: {} }])
  expect(filterClauses({ brandIds: [], packages: [] })).toEqual([])
})

test('a list by a parameter goes by the first of its name', () => {
  const { sort } = pageQuestion(
    { plan: undefined, fallbacks: noFallbacks },
    {},
    { sort: { param: '耐压', descending: true }, limit: 5, offset: 0 },
  )
  const filter = { bool: { filter: [{ term: { 'params.name': '耐压' } }, { term: { 'params.isFirst': true } }] } }
  expect(sort?.slice(0, 2)).toEqual(
    ['params.low', 'params.value'].map((field) => ({
      [field]: { order: 'desc', missing: '_last', nested: { path: 'params', filter } },
    })),
  )
})

test('nothing is suggested for what is no piece of a number', () => {
  expect(hintQuestion('电容', 5, true)).toBeUndefined()
  expect(hintQuestion('  ', 5, false)).toBeUndefined()
})

test('an end that is not told lies where the other does, and the mapping knows every field of a document', () => {
  const param = { name: '耐压', unit: 'V', value: '<50V', low: null, high: 50 }
  const row = {
    id: 1,
    brand: '2',
    category: '3',
    package: '',
    popularity: 0,
    stock: 0,
    created: 0,
    model: 'A',
    key: 'A',
    plain: 'a',
  }
  const document = documentOf({
    ...row,
    words: ['a'],
    params: [param, { ...param, low: 10 }, { ...param, name: '封装', high: null }],
  })
  expect(document.params.map(({ low, high, isFirst }) => [low, high, isFirst])).toEqual([
    [50, 50, true],
    [10, 50, false],
    [undefined, undefined, true],
  ])
  expect(Object.keys(mapping.properties)).toEqual(expect.arrayContaining(Object.keys(document)))
  for (const own of document.params)
    expect(Object.keys(mapping.properties.params.properties)).toEqual(expect.arrayContaining(Object.keys(own)))
})
