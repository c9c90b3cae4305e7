import type { MerchantEntry, MyGoods } from '@xinpu/sdk/types'
import { goods, shop } from './story-data.ts'

/** Two levels of categories to choose from. */
export const categories = [
  {
    id: 4,
    name: '电源管理',
    children: [
      { id: 41, name: '降压 DC-DC' },
      { id: 42, name: 'LDO' },
    ],
  },
  { id: 5, name: '接口', children: [{ id: 51, name: 'RS-485 收发器' }] },
]

/** Goods of my shop, with two lots. */
export const myGoods: MyGoods = {
  ...goods,
  ladderPrices: goods.ladderPrices.filter(({ min }) => min >= 10),
  images: [],
  lots: [
    { id: 1, warehouse: '深圳', batchNo: '2431', stock: 6400, delivery: '当天发' },
    { id: 2, warehouse: '香港', batchNo: '2318', stock: 6000, delivery: '3–5 天' },
  ],
  description: '<p>原厂真空铝箔包装，剪带附 30 cm 引带与批号标签。</p>',
  specId: 33,
}

export const rejectedGoods: MyGoods = {
  ...myGoods,
  status: 'rejected',
  rejectReason: '商品名称与型号不一致，请按原厂型号填写',
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0b5f7a"/><path d="M2 5h4M2 3h4" stroke="#fff"/></svg>'

/** A shop whose application waits for review. */
export const entry: MerchantEntry = {
  ...shop,
  logo: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  status: 'pending',
  creditCode: '91440300MA5EXAMPL8',
  businessLicense: '/files/licence.jpg',
  contactName: '周芯',
  contactMobile: '+86-13800001278',
  email: 'shop@xinlan.example',
  bank: '招商银行深圳科技园支行',
  bankAccount: '7559 0000 1234 567',
  brandAuthUrls: ['/files/TI_授权书_2025.pdf'],
  rejectFields: [],
  createTime: '2026-11-20T14:06:00+08:00',
}

export const rejectedEntry: MerchantEntry = {
  ...entry,
  status: 'rejected',
  intro: '微信 xl-sale01，全网最低价，假一赔十',
  rejectReason: '简介里不能留联系方式；授权书公章看不清，请换新的',
  rejectFields: ['intro', 'brandAuthUrls'],
}

export const openEntry: MerchantEntry = { ...entry, status: 'open' }
