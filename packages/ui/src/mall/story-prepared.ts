import type { PreparedGoods, PreparedGroup } from '@xinpu/sdk/types'

const regulator: PreparedGoods = {
  mallGoodsId: 90217,
  name: 'TPS5430DDAR 降压转换器',
  model: 'TPS5430DDAR',
  brandCn: '德州仪器',
  imgUrl: '',
  quantity: 500,
  price: 3.52,
  amount: 1760,
  stock: 12_400,
  changes: [],
}

/** Two lines of a shop; one costs less than when the cart was looked at. */
export const preparedGroup: PreparedGroup = {
  merchantId: 31,
  merchantName: '启芯微电子',
  currency: 'CNY',
  goods: [
    regulator,
    {
      ...regulator,
      mallGoodsId: 90218,
      model: '0603WAF1002T5E',
      brandCn: '厚声',
      quantity: 5000,
      price: 0.003988,
      seenPrice: 0.0041,
      amount: 19.94,
      changes: ['priceDown'],
    },
  ],
  goodsAmount: 1779.94,
  freight: 12,
  amount: 1791.94,
}

/** Long names, a long part number and a large sum, in dollars. */
export const longPreparedGroup: PreparedGroup = {
  ...preparedGroup,
  merchantName: '深圳市前海联创晶电供应链管理有限公司华强北第三门市部',
  currency: 'USD',
  goods: [
    {
      ...regulator,
      model: 'XC7K325T-2FFG900I-4QX-LONG-SUFFIX',
      brandCn: '赛灵思（现属超威半导体）',
      quantity: 1_200_000,
      price: 1234.567891,
      amount: 1_481_481_469.2,
    },
  ],
  goodsAmount: 1_481_481_469.2,
  freight: 0,
  amount: 1_481_481_469.2,
}
