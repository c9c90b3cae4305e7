import type { CartGoods, CartGroup } from '@xinpu/sdk/types'
import { goods, longGoods } from './story-data.ts'

/** A line that can be ordered as it is; a few more pieces would cost less. */
export const line: CartGoods = {
  id: 1,
  mallGoodsId: goods.mallGoodsId,
  name: goods.name,
  model: goods.model,
  brandCn: goods.brandCn,
  imgUrl: '',
  quantity: 460,
  price: 3.86,
  amount: 1775.6,
  stock: 12_400,
  moq: 10,
  mpq: 10,
  ladderPrices: goods.ladderPrices,
  changes: [],
  isSelected: true,
  isValid: true,
  createTime: '2026-11-20T10:00:00+08:00',
}

export const cheaper: CartGoods = {
  ...line,
  id: 2,
  model: 'STM32F103C8T6',
  brandCn: '意法半导体',
  quantity: 1500,
  price: 5.62,
  seenPrice: 6.13,
  amount: 8430,
  ladderPrices: [{ min: 1, price: 5.62 }],
  changes: ['priceDown'],
}

export const dearer: CartGoods = {
  ...line,
  id: 3,
  model: '0603WAF1002T5E',
  brandCn: '厚声',
  quantity: 5000,
  price: 0.003988,
  seenPrice: 0.003875,
  amount: 19.94,
  moq: 100,
  mpq: 100,
  stock: 118_000,
  ladderPrices: [{ min: 100, price: 0.003988 }],
  changes: ['priceUp'],
}

export const short: CartGoods = {
  ...line,
  id: 4,
  model: 'SWPA5040S4R7MT',
  brandCn: '顺络',
  quantity: 4000,
  price: 0.3355,
  amount: 1342,
  moq: 100,
  mpq: 100,
  stock: 2600,
  ladderPrices: [{ min: 100, price: 0.3355 }],
  changes: ['stock'],
  isValid: false,
}

export const gone: CartGoods = {
  ...line,
  id: 5,
  model: 'RT8279GSP',
  brandCn: '立锜',
  quantity: 500,
  price: 0,
  amount: 0,
  stock: 0,
  ladderPrices: [],
  changes: ['off'],
  isSelected: false,
  isValid: false,
}

export const longLine: CartGoods = {
  ...dearer,
  id: 6,
  model: longGoods.model,
  brandCn: longGoods.brandCn,
  isSelected: false,
}

export const group: CartGroup = {
  merchantId: 31,
  merchantName: '芯澜现货',
  currency: 'CNY',
  freights: [{ currency: 'CNY', fee: 12, freeFrom: 20_000 }],
  goods: [line, cheaper, dearer, short],
  amount: 10_225.54,
}

export const dollars: CartGroup = {
  ...group,
  merchantId: 32,
  merchantName: '泊澜电子（香港）',
  currency: 'USD',
  freights: [],
  goods: [{ ...line, id: 7, quantity: 24, price: 31.42, amount: 754.08, ladderPrices: [{ min: 1, price: 31.42 }] }],
  amount: 754.08,
}
