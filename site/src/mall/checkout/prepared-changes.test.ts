import type { OrderPrepare, PreparedGoods } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { preparedChanges } from './prepared-changes.ts'

const line: PreparedGoods = {
  mallGoodsId: 1,
  name: '降压转换器',
  model: 'TPS5430DDAR',
  brandCn: '德州仪器',
  imgUrl: '',
  quantity: 500,
  price: 3.52,
  amount: 1760,
  stock: 12_000,
  changes: [],
}

const shown = (goods: PreparedGoods[], freight = 12): OrderPrepare => ({
  orderToken: 'one',
  groups: [{ merchantId: 1, merchantName: '启芯微', currency: 'CNY', goods, goodsAmount: 0, freight, amount: 0 }],
  addresses: [],
  invoices: [],
  payTypes: [],
  goodsAmount: 0,
  freight,
  taxAmount: 0,
  discount: 0,
  payAmount: 0,
  currency: 'CNY',
})

test('what is as it was shown is no change, whatever its token', () => {
  expect(preparedChanges(shown([line]), { ...shown([line]), orderToken: 'another' })).toEqual([])
})

test('a price, a quantity, a line that is gone and freight are told with what they were', () => {
  expect(preparedChanges(shown([line]), shown([{ ...line, price: 3.6, quantity: 490 }], 0))).toEqual([
    { label: 'TPS5430DDAR 单价', was: '¥3.52', is: '¥3.60' },
    { label: 'TPS5430DDAR 数量', was: '500 片', is: '490 片' },
    { label: '运费', was: '¥12.00', is: '¥0.00' },
  ])
  expect(preparedChanges(shown([line]), shown([]))).toEqual([{ label: 'TPS5430DDAR', was: '500 片', is: '不能下单' }])
})

test('freights of two shops that come to the same as before are told one by one', () => {
  const of = (...freights: number[]): OrderPrepare => {
    const one = shown([line])
    const groups = freights.flatMap((freight, at) =>
      one.groups.map((group) => ({ ...group, merchantId: at + 1, merchantName: `第 ${at + 1} 家店`, freight })),
    )
    return { ...one, groups, freight: 20 }
  }
  expect(preparedChanges(of(12, 8), of(10, 10))).toEqual([
    { label: '第 1 家店 运费', was: '¥12.00', is: '¥10.00' },
    { label: '第 2 家店 运费', was: '¥8.00', is: '¥10.00' },
  ])
})
