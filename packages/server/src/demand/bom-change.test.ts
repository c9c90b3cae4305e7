import { expect, test } from 'vitest'
import { changesTold, heldParts, type WatchedPart } from './bom-change.ts'

const part = (change: Partial<WatchedPart> = {}): WatchedPart => ({
  model: 'LM358DR',
  lifecycle: 'active',
  revisionId: 3,
  price: 1,
  currency: 'CNY',
  ...change,
})

test('nothing is told of parts that are as they were, nor of one that is new in the list', () => {
  expect(changesTold({ 1: part() }, { 1: part({ price: 1.1 }), 2: part({ lifecycle: 'eol' }) })).toEqual([])
})

test('an end of life, a new revision, a lost offer and a price that moved far are told, the gravest first', () => {
  const before = { 1: part(), 2: part(), 3: part(), 4: part(), 5: part() }
  const after = {
    1: part({ price: 1.2, model: 'A' }),
    2: part({ revisionId: 4, model: 'B' }),
    3: part({ lifecycle: 'nrnd', model: 'C' }),
    4: part({ price: null, model: 'D' }),
    5: part({ price: 0.5, model: 'E' }),
  }
  expect(changesTold(before, after)).toEqual([
    '停产或不推荐：C',
    '没有报价了：D',
    '资料有新版：B',
    '涨价超过 10%：A',
    '降价超过 10%：E',
  ])
})

test('a part that comes back from its end is no bad news, and one in another currency has no rise', () => {
  expect(changesTold({ 1: part({ lifecycle: 'eol' }) }, { 1: part() })).toEqual([])
  expect(changesTold({ 1: part() }, { 1: part({ price: 9, currency: 'USD' }) })).toEqual([])
})

test('of many parts three are named, and how many there are', () => {
  const many = (lifecycle: WatchedPart['lifecycle']) =>
    Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, part({ lifecycle, model: `M${id}` })]))
  expect(changesTold(many('active'), many('eol'))).toEqual(['停产或不推荐：M1、M2、M3 等 5 个型号'])
})

test('a price that creeps is told once it has moved far from where it was told last', () => {
  const first = { 1: part() }
  const second = heldParts(first, { 1: part({ price: 1.08 }) })
  expect(changesTold(second, { 1: part({ price: 1.12 }) })).toEqual(['涨价超过 10%：LM358DR'])
  const third = heldParts(second, { 1: part({ price: 1.12 }) })
  expect(changesTold(third, { 1: part({ price: 1.13 }) })).toEqual([])
})
