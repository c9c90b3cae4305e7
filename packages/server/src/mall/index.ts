import type * as contract from '@xinpu/contract/mall'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  address: 'add detail list remove setDefault update',
  bargain: 'add cancel detail list received reply',
  cart: 'add clear list optimise remove select total update',
  checkout: 'fromBargaining fromCart fromGoods',
  favour: 'list set',
  follow: 'list set',
  goods: 'brands categories detail hint hot list price recommend',
  home: 'data',
  invoice: 'add apply detail issue list records remove setDefault update',
  merchant: 'detail hint list publicDetail',
  merchantEntry: 'apply detail statistics status update',
  merchantOrder: 'detail list refund reprice ship',
  myGoods: 'add importFile list remove setStock shelve update',
  order: 'close comment count detail finish list logistics refund remove setWarehousingNo',
  payOrder: 'detail',
  payment: 'ali cancel create detail notify types',
  prepare: 'fromBargaining fromCart fromGoods',
  receipt: 'add audit detail list remove update',
  shop: 'categories search',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** The mall: goods, orders and payments. */
export const mall = {
  unbuilt,
  handlers: {},
  matters: { merchant: 'unbuilt', goods: 'unbuilt', receipt: 'unbuilt' },
  uploads: { receipt: 'unbuilt' },
  sheets: { goods: 'unbuilt' },
} satisfies Domain<typeof contract, Unbuilt>
