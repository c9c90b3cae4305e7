import { expect, test } from 'vitest'
import { regulator, resistor } from '../story-order.ts'
import { comparedOf, sumToldOf } from './today.ts'

const [first, second] = [regulator.mallGoodsId, resistor.mallGoodsId]

test('a line is compared to the fen; what cannot be bought says why and is not summed', () => {
  const lines = comparedOf(
    [regulator, resistor],
    [
      { mallGoodsId: first, price: 3.3, stock: 2000 },
      { mallGoodsId: second, price: 0.004988, stock: 4999 },
    ],
  )
  expect(lines.map(({ fault, more }) => [fault, more])).toEqual([
    [undefined, -20_000_000n],
    ['库存只有 4,999 片', 5_000_000n],
  ])
  expect(sumToldOf(lines, 'CNY')).toBe('比上次少 ¥20.00')
})

test('the refusal of the shop is told; a line that nobody answered for stays out', () => {
  const lines = comparedOf([regulator, resistor], [{ mallGoodsId: first, refusal: '商品已下架' }])
  expect(lines.map(({ fault }) => fault)).toEqual(['商品已下架', '没有查到今天的价格'])
  expect(sumToldOf(lines, 'CNY')).toBe('与上次价格相同')
})
