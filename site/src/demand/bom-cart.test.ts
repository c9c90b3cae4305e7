import type { BomCandidate, BomPrice, CartTaken } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { filledOf, splitCart } from './bom-cart.ts'
import type { BomItem } from './bom-item.ts'
import { itemOf } from './bom-row.ts'

const goods = (refId: number) => ({ kind: 'goods', refId, merchantName: '启芯微电子' }) as BomPrice

/** A line of the cart with whoever asks the least for it. */
const line = (rowNo: number, pieces: number, prices: BomPrice[], bucket: 'cart' | 'demand' = 'cart'): BomItem => ({
  ...itemOf({ rowNo, cells: [], texts: { model: 'LM358DR' }, quantity: 1, faults: [] }),
  match: {
    rowNo,
    pieces,
    bucket,
    told: '',
    reason: '',
    confidence: 100,
    isSure: true,
    alternates: [],
    risks: [],
    best: { model: { id: 7, model: 'LM358DR' }, fields: [], prices } as unknown as BomCandidate,
  },
})

const taken = (told: Partial<CartTaken>): CartTaken => ({
  mallGoodsId: 1,
  asked: 50,
  quantity: 50,
  held: 0,
  outcome: 'taken',
  reason: '',
  ...told,
})

test('lines of one goods are bought together; what is asked for or sold elsewhere stays out', () => {
  const stock = { kind: 'stock', refId: 1, merchantName: '赛特微' } as BomPrice
  const { wanted, elsewhere } = splitCart([
    line(2, 20, [goods(1)]),
    line(3, 5, [stock, goods(1)]),
    line(4, 30, [goods(1)]),
    line(5, 9, [goods(2)], 'demand'),
    line(6, 4, []),
  ])
  expect(wanted.map(({ mallGoodsId, quantity, items }) => [mallGoodsId, quantity, items.length])).toEqual([[1, 50, 2]])
  const { lines, rests } = filledOf(wanted, [taken({})], elsewhere)
  expect(lines.map(({ rowNos, outcome, note }) => [rowNos, outcome, note])).toEqual([
    [[2, 4], 'taken', ''],
    [[3], 'elsewhere', '最优报价是「赛特微」的库存，不在商城，可发布求购'],
    [[6], 'elsewhere', '商城没有卖，可发布求购'],
  ])
  expect(rests.map(({ item, pieces }) => [item.rowNo, pieces])).toEqual([
    [3, 5],
    [6, 4],
  ])
})

test('what the stock does not hold is left to be asked for, what was refused as a whole', () => {
  const { wanted } = splitCart([line(2, 500, [goods(1)]), line(3, 10, [goods(2)]), line(4, 8, [goods(3)])])
  const { lines, rests } = filledOf(
    wanted,
    [
      taken({ mallGoodsId: 1, asked: 500, quantity: 320, outcome: 'short', reason: '库存 320 片' }),
      taken({ mallGoodsId: 2, asked: 10, quantity: 0, outcome: 'refused', reason: '已售完' }),
      taken({ mallGoodsId: 3, asked: 8, quantity: 100, outcome: 'raised', reason: '起订 100 片，已改为 100 片' }),
    ],
    [],
  )
  expect(lines.map(({ note }) => note)).toEqual([
    '库存 320 片，其余 180 片可发布求购',
    '已售完',
    '起订 100 片，已改为 100 片',
  ])
  expect(rests.map(({ pieces }) => pieces)).toEqual([180, 10])
})
