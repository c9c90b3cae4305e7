import type { OrderGoods, OrderVO } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import type { Act } from '../../app/use-act.ts'
import { buyAgain } from './buy-again.ts'

const line = (mallGoodsId: number, model: string, quantity: number): OrderGoods => ({
  mallGoodsId,
  name: model,
  model,
  brandCn: '德州仪器',
  imgUrl: '',
  quantity,
  price: 3.31,
  amount: 0,
})

const order: OrderVO = {
  id: 207,
  orderNo: 'XP2026112200451',
  payOrderId: 407,
  type: 'CNY',
  merchantId: 31,
  merchantName: '芯澜现货',
  buyer: { id: 7, avatar: '', nickName: '林工' },
  goods: [line(1, 'TPS5430DDAR', 2000), line(2, '0603WAF1002T5E', 5000)],
  goodsAmount: 0,
  freight: 0,
  taxAmount: 0,
  discount: 0,
  payAmount: 0,
  status: 'finished',
  isCommented: true,
  createTime: '2026-11-22T00:13:00Z',
}

/** A shop that refuses some goods, and what it was asked for; `toCart` must not be taken by itself. */
async function bought(refused: readonly number[], of: OrderVO = order) {
  const asked: unknown[] = []
  const ways: string[] = []
  const act = (async (_op: unknown, input: { mallGoodsId: number }) => {
    asked.push(input)
    if (refused.includes(input.mallGoodsId)) throw new Error('库存不足')
  }) as Act
  await buyAgain(act, of.goods, () => ways.push('cart'))
  return { asked, ways }
}

test('each line is asked for in the pieces of the order, at the price of today', async () => {
  const { asked } = await bought([])
  expect(asked).toEqual([
    { mallGoodsId: 1, quantity: 2000 },
    { mallGoodsId: 2, quantity: 5000 },
  ])
})

test('a line that the shop refuses does not keep the others out', async () => {
  expect((await bought([1])).asked).toHaveLength(2)
})

test('nothing is thrown where all are refused, and nobody is led away', async () => {
  const { asked, ways } = await bought([1, 2])
  expect([asked.length, ways.length]).toEqual([2, 0])
})
