import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMicro } from '../price/index.ts'
import { changesOf, pointsOf, type Round, type RoundAct } from './index.ts'

const rounds: Round[] = [
  { act: 'quote', price: 6.08, currency: 'CNY', taxIncluded: true, quantity: 2400, batchNo: '23+' },
  { act: 'counter', price: 5.6 },
  { act: 'quote', price: 5.95, currency: 'CNY', taxIncluded: true, quantity: 2400, batchNo: '24+' },
  { act: 'counter' },
  { act: 'quote', price: 5.78, currency: 'CNY', taxIncluded: true, quantity: 2400 },
  { act: 'accept' },
]

test('the first round names all, every later one only what it changes', () => {
  expect(rounds.map((_, at) => changesOf(rounds, at))).toEqual([
    [
      { name: 'price', after: 6.08 },
      { name: 'currency', after: 'CNY' },
      { name: 'taxIncluded', after: true },
      { name: 'quantity', after: 2400 },
      { name: 'batchNo', after: '23+' },
    ],
    [{ name: 'price', before: 6.08, after: 5.6 }],
    [
      { name: 'price', before: 6.08, after: 5.95 },
      { name: 'batchNo', before: '23+', after: '24+' },
    ],
    [],
    [
      { name: 'price', before: 5.95, after: 5.78 },
      { name: 'batchNo', before: '24+' },
    ],
    [],
  ])
})

test('both sides have a line; a counter is in the words of the quote that it answers', () => {
  expect(pointsOf(rounds).map(({ side, at, price }) => [side, at, price])).toEqual([
    ['bidder', 0, 6.08],
    ['owner', 1, 5.6],
    ['bidder', 2, 5.95],
    ['bidder', 4, 5.78],
  ])
  const untaxed: Round[] = [
    { act: 'quote', price: 5.48, currency: 'CNY', taxIncluded: false },
    { act: 'counter', price: 5 },
  ]
  expect(pointsOf(untaxed).map(({ taxed }) => taxed)).toEqual([toMicro(6.1924), toMicro(5.65)])
})

const anyRounds = fc.array(
  fc.record(
    {
      act: fc.constantFrom<RoundAct[]>('quote', 'counter', 'accept', 'refuse', 'cancel'),
      price: fc.integer({ min: 1, max: 9999 }),
      quantity: fc.integer({ min: 1, max: 9999 }),
      batchNo: fc.constantFrom('23+', '24+'),
    },
    { requiredKeys: ['act'] },
  ),
)

test('the quotes of a thread are put together again from what each changed', () => {
  fc.assert(
    fc.property(anyRounds, (all) => {
      const held: Record<string, unknown> = {}
      all.forEach((round, at) => {
        if (round.act !== 'quote') return
        for (const { name, after } of changesOf(all, at)) held[name] = after
        expect([held['price'], held['quantity'], held['batchNo']]).toEqual([round.price, round.quantity, round.batchNo])
      })
    }),
  )
})
