import { expect, test } from 'vitest'
import { leftToShip } from '../order-facts.ts'
import { orderIn, partShipped } from '../story-order.ts'
import { keptBack, packed, shipFaults, shipmentOf, wholeParcel } from './ship-draft.ts'

const filled = { company: '顺丰速运', no: 'SF1400' }

test('a parcel with all that is left names no goods', () => {
  const draft = { ...wholeParcel(partShipped), ...filled }
  expect(draft.pieces).toEqual({ 90217: 800 })
  expect(shipFaults(partShipped, draft)).toEqual([])
  expect(shipmentOf(partShipped, draft)).toEqual(filled)
})

test.each([
  [0, 0],
  [1, 0],
  [2000, 4999],
  [2000, 5000],
])('what is packed and what is kept back is what was left: %i and %i pieces', (first, second) => {
  const order = orderIn('paid')
  const draft = { ...filled, pieces: { 90217: first, 90218: second } }
  const gone = packed(order, draft).reduce((sum, { quantity }) => sum + quantity, 0)
  const all = leftToShip(order).reduce((sum, { left }) => sum + left, 0)
  expect(gone + keptBack(order, draft).pieces).toBe(all)
  expect(shipFaults(order, draft)).toEqual(gone === 0 ? [{ field: 'goods', message: '至少发一行' }] : [])
})

test('more than is left is refused, by its line', () =>
  expect(shipFaults(partShipped, { ...filled, pieces: { 90217: 801 } })).toEqual([
    { field: 'goods.90217', message: 'TPS5430DDAR：最多 800 片' },
  ]))
