import { expect, test } from 'vitest'
import { readPartParams } from './part-params.ts'

test('a block and a quantity are read from the address', () => {
  expect(readPartParams({ tab: 'offers', qty: 1000 })).toEqual({ tab: 'offers', qty: 1000 })
})

test.each([0, -1, 2.5, 'viel', 1_000_000_001])('%s pieces are no quantity', (qty) => {
  expect(readPartParams({ qty })).toEqual({ tab: undefined, qty: undefined })
})
