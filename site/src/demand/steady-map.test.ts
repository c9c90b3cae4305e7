import fc from 'fast-check'
import { expect, test } from 'vitest'
import { steadyMap } from './steady-map.ts'

test('what is made is what `map` makes, and the same of an item that stayed at its place', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 3 }).map((value) => ({ value })))), (lists) => {
      const doubled = steadyMap(({ value }: { value: number }) => ({ value: 2 * value }))
      for (const list of lists) {
        const first = doubled(list)
        expect(first).toEqual(list.map(({ value }) => ({ value: 2 * value })))
        const again = doubled([...list])
        again.forEach((made, at) => expect(made).toBe(first[at]))
      }
    }),
  )
})
