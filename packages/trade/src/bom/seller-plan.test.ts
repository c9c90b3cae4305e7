import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestSellers, lowestTotal, type SellerOffer, type SoldLine } from './seller-plan.ts'

const line = (rowNo: number, asked: Record<string, number>): SoldLine<SellerOffer> => ({
  rowNo,
  offers: Object.entries(asked).map(([seller, amount]) => ({ seller, amount })),
})

const board = [
  line(2, { 启芯: 100, 睿恩: 90 }),
  line(3, { 启芯: 10.1, 华南: 10 }),
  line(4, { 启芯: 5, 睿恩: 4.9, 华南: 6 }),
]

test('the lowest total takes the least for each line; the fewest sellers cost more, and say how much', () => {
  expect(lowestTotal(board)).toMatchObject({
    total: 104.9,
    sellers: [
      { name: '睿恩', amount: 94.9, lines: 2 },
      { name: '华南', amount: 10, lines: 1 },
    ],
  })
  expect(fewestSellers(board)).toMatchObject({ total: 115.1, sellers: [{ name: '启芯', amount: 115.1, lines: 3 }] })
})

test('somebody who turned out to be needless is not asked', () => {
  const lines = [
    line(1, { A: 1, B: 1 }),
    line(2, { A: 1, C: 1 }),
    line(3, { A: 1, B: 1 }),
    line(4, { A: 1, C: 1 }),
    line(5, { B: 1 }),
    line(6, { C: 1 }),
  ]
  expect(fewestSellers(lines).sellers.map(({ name }) => name)).toEqual(['B', 'C'])
})

test('a list without anything to buy is a plan of nothing', () => {
  expect(fewestSellers([])).toEqual({ total: 0, sellers: [], picks: new Map() })
})

const sellers = fc.constantFrom('A', 'B', 'C', 'D', 'E')
const offers = fc.array(
  fc.record({ seller: sellers, amount: fc.integer({ min: 1, max: 9999 }).map((fen) => fen / 100) }),
  {
    minLength: 1,
    maxLength: 5,
  },
)
const lists = fc
  .array(offers, { maxLength: 12 })
  .map((all) => all.map((each, at): SoldLine<SellerOffer> => ({ rowNo: at + 1, offers: each })))

test('no plan is cheaper than the lowest total, none has fewer sellers than the fewest, and each buys every line once', () => {
  fc.assert(
    fc.property(lists, (lines) => {
      const [lowest, fewest] = [lowestTotal(lines), fewestSellers(lines)]
      expect(lowest.total).toBeLessThanOrEqual(fewest.total)
      expect(fewest.sellers.length).toBeLessThanOrEqual(lowest.sellers.length)
      for (const plan of [lowest, fewest]) {
        expect([...plan.picks.keys()]).toEqual(lines.map(({ rowNo }) => rowNo))
        expect(plan.sellers.reduce((sum, { lines: held }) => sum + held, 0)).toBe(lines.length)
      }
    }),
  )
})
