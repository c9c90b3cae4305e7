import { expect, test } from 'vitest'
import { zipsOf } from './bom-datasheets.ts'

const datasheets = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `M${id}`, size: 0 }))

test('the datasheets of a list come in one zip, those of a very long one in several, and none is left out', () => {
  const sizes = (count: number) => zipsOf(datasheets(count)).map(({ from, items }) => [from, items.length])
  expect(sizes(0)).toEqual([])
  expect(sizes(100)).toEqual([[1, 100]])
  expect(sizes(2345)).toEqual([
    [1, 1000],
    [1001, 1000],
    [2001, 345],
  ])
  expect(zipsOf(datasheets(2345)).flatMap(({ items }) => items)).toEqual(datasheets(2345))
})
