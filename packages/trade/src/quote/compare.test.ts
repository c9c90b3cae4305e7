import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMicro } from '../price/index.ts'
import { compareQuotes, taxedPrice, type QuoteToCompare } from './index.ts'

const quote = (id: number, rest: Partial<QuoteToCompare>): QuoteToCompare => ({
  id,
  price: 5.68,
  currency: 'CNY',
  taxIncluded: true,
  quantity: 2000,
  isOpen: true,
  ...rest,
})

const wanted = { side: 'wanted', quantity: 2000 } as const
const offered = { side: 'offered', quantity: 2000 } as const

test('a price without tax is carried to the taxed one, dollars to yuan', () => {
  expect(taxedPrice({ price: 5.48, currency: 'CNY', taxIncluded: false })).toBe(toMicro(6.1924))
  expect(taxedPrice({ price: 5.68, currency: 'CNY', taxIncluded: true })).toBe(toMicro(5.68))
  expect(taxedPrice({ price: 0.875, currency: 'USD', taxIncluded: true })).toBe(toMicro(6.2125))
  expect(taxedPrice({ price: 1, currency: 'USD', taxIncluded: false }, { vat: 6, dollar: 7 })).toBe(toMicro(7.42))
})

test('what looks cheapest without tax is not the best', () => {
  const compared = compareQuotes([quote(1, { price: 5.48, taxIncluded: false }), quote(2, {})], wanted)
  expect(compared.map(({ quote: { id }, isBest, isCarried, amount }) => [id, isBest, isCarried, amount])).toEqual([
    [2, true, false, toMicro(11_360)],
    [1, false, true, toMicro('12384.8')],
  ])
})

test('the best gives all that is wanted, where one does; a quote that ran out stands last', () => {
  const short = quote(1, { price: 5, quantity: 1500 })
  const compared = compareQuotes([quote(3, { price: 1, isOpen: false }), short, quote(2, { quantity: 2400 })], wanted)
  expect(compared.map(({ quote: { id }, gap, isBest }) => [id, gap, isBest])).toEqual([
    [1, 'short', false],
    [2, 'over', true],
    [3, 'same', false],
  ])
  expect(compareQuotes([short], wanted)[0]?.isBest).toBe(true)
})

test('for what is offered the best pays most, and takes all of it where one does', () => {
  const few = quote(1, { price: 9, quantity: 1500 })
  const untaxed = quote(4, { price: 5.4, taxIncluded: false })
  const compared = compareQuotes([quote(3, { price: 20, isOpen: false }), quote(2, {}), few, untaxed], offered)
  expect(compared.map(({ quote: { id }, gap, isBest }) => [id, gap, isBest])).toEqual([
    [1, 'short', false],
    [4, 'same', true],
    [2, 'same', false],
    [3, 'same', false],
  ])
})

const price = fc.integer({ min: 1, max: 99_999_999 }).map((fen) => fen / 100)
const quotes = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    price,
    currency: fc.constantFrom('CNY' as const, 'USD' as const),
    taxIncluded: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 999_999_999 }),
    isOpen: fc.boolean(),
  }),
  { selector: ({ id }) => id },
)

test('comparing loses no quote, has one best where one is open, and takes quotes in any order', () => {
  fc.assert(
    fc.property(quotes, fc.constantFrom('wanted' as const, 'offered' as const), (all, side) => {
      const compared = compareQuotes(all, { side, quantity: 500 })
      expect(compared).toHaveLength(all.length)
      expect(compared.filter(({ isBest }) => isBest)).toHaveLength(all.some(({ isOpen }) => isOpen) ? 1 : 0)
      expect(compareQuotes(all.toReversed(), { side, quantity: 500 })).toEqual(compared)
    }),
  )
})
