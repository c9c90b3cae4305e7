import type { Invoice, InvoiceRecord, OrderDetail, OrderGoods, RefundVO } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { factsOf, parcelsOf, refundOf } from './order-facts.ts'

const line: OrderGoods = {
  mallGoodsId: 1,
  name: '降压转换器',
  model: 'TPS5430DDAR',
  brandCn: '德州仪器',
  imgUrl: '',
  quantity: 2000,
  price: 3.31,
  amount: 6620,
}

const order: OrderDetail = {
  id: 207,
  orderNo: 'XP2026112200451',
  payOrderId: 407,
  type: 'CNY',
  merchantId: 31,
  merchantName: '芯澜现货',
  buyer: { id: 7, avatar: '', nickName: '林工' },
  goods: [line, { ...line, mallGoodsId: 2, model: '0603WAF1002T5E', quantity: 5000, amount: 19.94 }],
  goodsAmount: 6639.94,
  freight: 12,
  taxAmount: 0,
  discount: 0,
  payAmount: 6651.94,
  status: 'unpaid',
  isCommented: false,
  createTime: '2026-11-22T00:13:00Z',
  address: {
    id: 4,
    name: '林工',
    mobile: '+86-13800001234',
    provinceId: 19,
    cityId: 291,
    districtId: 3061,
    province: '广东省',
    city: '深圳市',
    district: '南山区',
    address: '科技园路9号B座1203',
    isDefault: true,
    type: 'CN',
  },
  parcels: [],
  receipts: [],
  logs: [],
}

/** What is told, as `label: value`. */
const told = (changes: Partial<OrderDetail> = {}) =>
  factsOf({ ...order, ...changes }, 'buyer').map(({ label, value }) => `${label}: ${String(value)}`)

test('an order tells its number, whom it goes to and where; what nobody gave is left out', () => {
  expect(told()).toEqual([
    '订单号: XP2026112200451',
    '收货人: 林工　138****1234',
    '收货地址: 广东省深圳市南山区科技园路9号B座1203',
    '发票抬头: 不开票',
  ])
})

test('a number that is typed elsewhere can be copied', () => {
  const copied = factsOf({ ...order, warehousingNo: 'HK-20261122' }, 'buyer').flatMap(({ copy }) => copy ?? [])
  expect(copied).toEqual(['XP2026112200451', 'HK-20261122'])
})

test('who sends it reads the whole phone, and copies all of the address at once', () => {
  const [, name, where] = factsOf(order, 'seller')
  expect(name?.value).toBe('林工　13800001234')
  expect(where?.copy).toBe('林工 13800001234 广东省深圳市南山区科技园路9号B座1203')
})

test('a city that is its own province is named once, and one without districts has no gap', () => {
  const { address } = order
  const beijing = { ...address, province: '北京市', city: '北京市', district: '海淀区', address: '知春路1号' }
  const dongguan = { ...address, city: '东莞市', district: '', districtId: null, address: '松山湖2号' }
  expect(told({ address: beijing })).toContain('收货地址: 北京市海淀区知春路1号')
  expect(told({ address: dongguan })).toContain('收货地址: 广东省东莞市松山湖2号')
})

test('a number of Hong Kong keeps its area, and is hidden in its middle like every other', () => {
  expect(told({ address: { ...order.address, mobile: '+852-61234567' } })).toContain('收货人: 林工　+852-61****67')
})

const invoice: Invoice = { id: 1, type: 'ordinary', title: '栖云物联', taxNo: '91440300MA5EXXXX0K', isDefault: true }

test('the title of the invoice stands with its tax number; words and the reason of an end, where there are any', () => {
  expect(told({ invoice, remark: '真空包装', closeReason: '型号买错了' }).slice(3)).toEqual([
    '发票抬头: 栖云物联　91440300MA5EXXXX0K',
    '给店铺的留言: 真空包装',
    '关闭原因: 型号买错了',
  ])
})

test('an invoice that was asked for tells how far it is: its file once issued, the reason where it was refused', () => {
  const { buyer, orderNo, merchantName } = order
  const asked: InvoiceRecord = {
    id: 9,
    orderId: order.id,
    orderNo,
    buyer,
    merchantName,
    invoice,
    amount: 6651.94,
    currency: 'CNY',
    status: 'applied',
    createTime: '2026-11-22T06:25:00Z',
  }
  const invoicing = (changes: Partial<InvoiceRecord>) =>
    factsOf({ ...order, invoice, invoiceRecord: { ...asked, ...changes } }, 'buyer').find(
      ({ label }) => label === '开票',
    )
  expect(factsOf({ ...order, invoice }, 'buyer').some(({ label }) => label === '开票')).toBe(false)
  expect(invoicing({})).toEqual({ label: '开票', value: '待开票' })
  expect(invoicing({ status: 'issued', fileUrl: '/files/oss/1.pdf' })).toEqual({
    label: '开票',
    value: '已开票',
    source: { label: '下载发票', href: '/files/oss/1.pdf' },
  })
  expect(invoicing({ status: 'refused', refuseReason: '税号有误' })?.value).toBe('已拒绝：税号有误')
})

test('a parcel is told by its carrier and number, with what is in it and when it went', () => {
  const parcels = [
    { company: '顺丰速运', no: 'SF1', time: '2026-11-23T07:20:00Z', goods: [{ mallGoodsId: 1, quantity: 1200 }] },
    {
      company: '德邦',
      no: 'DB2',
      time: '2026-11-24T01:00:00Z',
      goods: [
        { mallGoodsId: 1, quantity: 800 },
        { mallGoodsId: 2, quantity: 5000 },
      ],
    },
  ]
  expect(parcelsOf({ ...order, parcels })).toEqual([
    { label: '顺丰速运 SF1', value: 'TPS5430DDAR × 1,200', copy: 'SF1', date: '2026-11-23 15:20' },
    { label: '德邦 DB2', value: 'TPS5430DDAR × 800，0603WAF1002T5E × 5,000', copy: 'DB2', date: '2026-11-24 09:00' },
  ])
})

test('a refund tells its sum in the currency of the order, and what the shop said', () => {
  const refund: RefundVO = {
    reason: '200 片引脚氧化',
    amount: 662,
    images: [],
    status: 'waiting',
    createTime: '2026-11-22T06:25:00Z',
  }
  const answer = (changes: Partial<RefundVO>) => refundOf({ ...refund, ...changes }, 'USD').at(-1)?.value
  expect(refundOf(refund, 'CNY').map(({ value }) => value)).toEqual(['¥662.00', '200 片引脚氧化', '等待店铺答复'])
  expect(refundOf(refund, 'USD')[0]?.value).toBe('$662.00')
  expect([answer({ status: 'accepted' }), answer({ status: 'refused', replyReason: '已过检验期' })]).toEqual([
    '店铺已同意',
    '店铺已拒绝：已过检验期',
  ])
})
