import { expect, test } from 'vitest'
import { comparedIn, readCompareParams } from './compare-params.ts'

test('an address tells the parts, the quantity and whether all rows are shown', () => {
  expect(readCompareParams({ ids: '3,1,2', qty: 1000, diff: 0 })).toEqual({ ids: '3,1,2', qty: 1000, diff: 0 })
  expect(readCompareParams({ ids: '3,1,2', diff: 1 })).toEqual({ ids: '3,1,2', qty: undefined, diff: undefined })
})

test('what cannot be is left out, and a part is compared once', () => {
  expect(readCompareParams({ ids: 'a,-1,0,2.5,7,7,9999999999', qty: -1, diff: 'x' })).toEqual({
    ids: '7',
    qty: undefined,
    diff: undefined,
  })
  expect(readCompareParams({ ids: 5 }).ids).toBe('5')
  expect(readCompareParams({}).ids).toBeUndefined()
})

test('the first six are compared, and it is known that more were asked for', () => {
  expect(comparedIn({ ids: '1,2,3,4,5,6,7' })).toEqual({ ids: [1, 2, 3, 4, 5, 6], isCut: true })
  expect(comparedIn({ ids: '1,2' })).toEqual({ ids: [1, 2], isCut: false })
})
