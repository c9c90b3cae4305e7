import type { Invoice, InvoiceRecord, OrderGoods, OrderStatus, OrderVO, ReceiptVO, RefundVO } from '@xinpu/sdk/types'

/** The moment at which all stories of orders are looked at. */
export const now = new Date('2026-11-22T08:20:00+08:00')

export const regulator: OrderGoods = {
  mallGoodsId: 90217,
  name: 'TPS5430DDAR 5.5–36 V 输入 3 A 降压转换器',
  model: 'TPS5430DDAR',
  brandCn: '德州仪器',
  imgUrl: '',
  quantity: 2000,
  price: 3.31,
  amount: 6620,
  shipped: 0,
}

export const resistor: OrderGoods = {
  ...regulator,
  mallGoodsId: 90218,
  name: '0603WAF1002T5E 10 kΩ ±1 % 厚膜电阻',
  model: '0603WAF1002T5E',
  brandCn: '厚声',
  quantity: 5000,
  price: 0.003988,
  amount: 19.94,
}

/** An order of two lines in yuan that nobody has paid yet. */
export const order: OrderVO = {
  id: 207,
  orderNo: 'XP2026112200451',
  payOrderId: 407,
  type: 'CNY',
  merchantId: 31,
  merchantName: '芯澜现货',
  buyer: { id: 7, avatar: '', nickName: '栖云物联科技（深圳）有限公司' },
  goods: [regulator, resistor],
  goodsAmount: 6639.94,
  freight: 12,
  taxAmount: 0,
  discount: 0,
  payAmount: 6651.94,
  status: 'unpaid',
  isCommented: false,
  createTime: '2026-11-22T08:13:00+08:00',
  expireTime: '2026-11-22T10:07:12+08:00',
}

/** The same order in another state, with the times that go with it. */
export function orderIn(status: OrderStatus, changes: Partial<OrderVO> = {}): OrderVO {
  const { expireTime: _expireTime, ...rest } = order
  const isPaid = !['unpaid', 'reviewing', 'closed'].includes(status)
  return {
    ...(status === 'unpaid' ? order : rest),
    status,
    ...(isPaid && { payType: 'ALI' as const, payTime: '2026-11-22T08:15:00+08:00' }),
    ...(['shipped', 'finished'].includes(status) && {
      shipTime: '2026-11-18T15:20:00+08:00',
      goods: order.goods.map((line) => ({ ...line, shipped: line.quantity })),
    }),
    ...(status === 'finished' && { finishTime: '2026-11-20T11:02:00+08:00' }),
    ...(status === 'closed' && { closeTime: '2026-11-22T10:07:00+08:00' }),
    ...changes,
  }
}

/** One of two lines went, and half of the other. */
export const partShipped = orderIn('paid', {
  goods: [
    { ...regulator, shipped: 1200 },
    { ...resistor, shipped: 5000 },
  ],
})

/** In dollars, paid, and without its warehouse entry. */
export const dollars = orderIn('paid', { type: 'USD', merchantName: '泊澜电子（香港）' })

/** Everything is as long as it gets. */
export const longOrder = orderIn('finished', {
  merchantName: '深圳市前海联创晶电供应链管理有限公司华强北现货旗舰店',
  buyer: { id: 8, avatar: '', nickName: '苏州工业园区新能源汽车电驱动系统研究院有限责任公司' },
  goods: [
    { ...resistor, quantity: 1_200_000, amount: 4785.6 },
    {
      ...regulator,
      model: 'BM02B-SRSS-TB(LF)(SN)-AUTOMOTIVE-QUALIFIED-TAPE-AND-REEL',
      brandCn: '日本压着端子制造株式会社（中国）',
    },
    ...Array.from({ length: 5 }, (_, index) => ({ ...regulator, mallGoodsId: 91_000 + index })),
  ],
  payAmount: 1_234_567.89,
  invoiceStatus: 'issued',
})

export const refund: RefundVO = {
  reason: '200 片引脚氧化，附显微照片与来料检验单。',
  amount: 662,
  images: [],
  status: 'waiting',
  createTime: '2026-11-21T14:25:00+08:00',
}

export const receipt: ReceiptVO = {
  id: 51,
  payOrderId: 407,
  payOrderNo: 'PO2026112200045',
  imgUrl: '/files/receipt.pdf',
  payer: '栖云物联科技（深圳）有限公司',
  bank: '招商银行深圳科技园支行',
  amount: 6600,
  payAmount: 6651.94,
  currency: 'CNY',
  payTime: '2026-11-22T08:15:00+08:00',
  remark: 'XP0045',
  status: 'reviewing',
  createTime: '2026-11-22T08:18:00+08:00',
}

export const title: Invoice = {
  id: 3,
  type: 'special',
  title: '栖云物联科技（深圳）有限公司',
  taxNo: '91440300MA5FABCD12',
  bank: '招商银行深圳科技园支行',
  bankAccount: '7559 0000 1234 567',
  address: '深圳市南山区科技园路 9 号',
  tel: '0755-26000000',
  email: 'fapiao@qiyun.example',
  isDefault: true,
}

export const invoiceRecord: InvoiceRecord = {
  id: 61,
  orderId: 207,
  orderNo: order.orderNo,
  buyer: order.buyer,
  merchantName: order.merchantName,
  invoice: title,
  amount: order.payAmount,
  currency: 'CNY',
  status: 'applied',
  createTime: '2026-11-20T10:00:00+08:00',
}

/** A store that takes whatever it is given. */
export const stored = async (file: File) => ({
  url: `/files/${file.name}`,
  name: file.name,
  size: file.size,
  fileType: 'png',
  key: file.name,
})
