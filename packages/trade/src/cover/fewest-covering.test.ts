import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestCovering } from './fewest-covering.ts'

const covers = (supplier: readonly number[]) => supplier

test('two together cover what none covers alone, and who covers most is named first', () => {
  const [one, two, three] = [[4, 5], [1, 2, 4], [3]]
  const { suppliers, missing } = fewestCovering([1, 2, 4, 5, 6], [one, two, three], covers)
  expect(suppliers).toEqual([two, one])
  expect(missing).toEqual([6])
})

const world = fc.record({
  wanted: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 5 }),
  suppliers: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 5 }), { maxLength: 7 }),
})

test('what anybody covers is covered, what is missing nobody covers, and no smaller set would do', () => {
  fc.assert(
    fc.property(world, ({ wanted, suppliers }) => {
      const { suppliers: taken, missing } = fewestCovering(wanted, suppliers, covers)
      const all = wanted.filter((one) => suppliers.some((supplier) => supplier.includes(one)))
      expect(wanted.filter((one) => taken.some((supplier) => supplier.includes(one)))).toEqual(all)
      expect(missing).toEqual(wanted.filter((one) => !all.includes(one)))
      expect(taken).toHaveLength(smallest(all, suppliers))
    }),
  )
})

test('of very many that are wanted all are covered too', () => {
  const wanted = Array.from({ length: 40 }, (_, at) => at)
  const suppliers = wanted.map((one) => [one, (one + 1) % 40])
  const { suppliers: taken, missing } = fewestCovering(wanted, suppliers, covers)
  expect(missing).toEqual([])
  expect(new Set(taken.flat()).size).toBe(40)
})

/** The size of the smallest set that covers all, by trying every set. */
function smallest(all: readonly number[], suppliers: readonly number[][]): number {
  let least = Number.POSITIVE_INFINITY
  for (let set = 0; set < 2 ** suppliers.length; set += 1) {
    const taken = suppliers.filter((_, at) => set & (1 << at))
    if (all.every((one) => taken.some((supplier) => supplier.includes(one)))) least = Math.min(least, taken.length)
  }
  return least
}
