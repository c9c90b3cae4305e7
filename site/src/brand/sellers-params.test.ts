import { expect, test } from 'vitest'
import { agentsInput, tradersInput } from './sellers-input.ts'
import { readSellersParams } from './sellers-params.ts'

test('an address narrows agents by place, kind and proof', () => {
  const search = readSellersParams({ region: ' 深圳 ', type: 'distributor', auth: true })
  expect(agentsInput(3, 2, search)).toEqual({
    brandId: [3],
    region: '深圳',
    type: 'distributor',
    auth: true,
    pageIndex: 2,
    pageSize: 20,
  })
})

test('an address narrows traders by name, place and certification', () => {
  const search = readSellersParams({ keywords: 74, region: '上海', verified: true })
  expect(tradersInput(3, 1, search)).toEqual({
    brandId: 3,
    keywords: '74',
    region: '上海',
    verified: true,
    pageIndex: 1,
    pageSize: 20,
  })
})

test('what cannot be narrows nothing', () => {
  const agents = readSellersParams({ region: '  ', type: '3', auth: 'maybe' })
  expect(agentsInput(3, 1, agents)).toEqual({ brandId: [3], pageIndex: 1, pageSize: 20 })
  expect(tradersInput(3, 1, readSellersParams({ verified: 0 }))).toEqual({ brandId: 3, pageIndex: 1, pageSize: 20 })
})
