import { expect, test } from 'vitest'
import { shoppingRoomOf } from './shopping-room.ts'

test('a path names a room of the mall, the orders of a currency, or one order', () => {
  expect(
    ['', 'myOrder/CNY', 'myOrder/USD', 'myOrder/orderDetail/12', 'addressList', 'invoiceManagement', 'myFavour'].map(
      shoppingRoomOf,
    ),
  ).toEqual([
    { type: 47 },
    { type: 48, kind: 'CNY' },
    { type: 48, kind: 'USD' },
    { type: 48, id: 12 },
    { type: 49 },
    { type: 50 },
    { type: 51 },
  ])
})

test('a path that names nothing is no room', () => {
  const strange = [
    'myOrder',
    'myOrder/EUR',
    'myOrder/orderDetail/0',
    'myOrder/orderDetail/9999999999',
    'x',
    'addressList/1',
  ]
  expect(strange.map(shoppingRoomOf)).toEqual(strange.map(() => undefined))
})
