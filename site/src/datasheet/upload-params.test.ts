import { expect, test } from 'vitest'
import { readUploadParams } from './upload-params.ts'

test('an address tells the part, the brand and the folder', () => {
  expect(readUploadParams({ model: 7805, brandId: '3', dirId: 4 })).toMatchObject({
    model: '7805',
    brandId: 3,
    dirId: 4,
  })
})

test('what cannot be is left out', () => {
  const told = readUploadParams({ brandId: 'x', status: 'lost', page: -1, dirId: 1.5 })
  expect(Object.values(told).every((value) => value === undefined)).toBe(true)
})
