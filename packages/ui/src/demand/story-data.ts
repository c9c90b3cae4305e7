import type { ContactVO, DemandMessage, DemandVO } from '@xinpu/sdk/types'

/** The present moment of the stories. */
export const now = new Date('2026-11-22T10:00:00+08:00')

/** Parts are wanted. */
export const wanted: DemandVO = {
  id: 101,
  type: 1,
  model: 'STM32F103C8T6',
  brandId: 2,
  brand: '意法半导体 ST',
  quantity: 2000,
  price: 5.6,
  currency: 'CNY',
  taxIncluded: true,
  package: 'LQFP-48',
  batchNo: '24+',
  delivery: '现货',
  region: '广东 深圳',
  description: '量产第三批用，要原装编带，附出货标签照片。',
  images: [],
  status: 'open',
  userId: 7,
  user: { id: 7, nickName: '林工', avatar: '' },
  enterpriseId: 12,
  enterpriseName: '栖云物联科技（深圳）有限公司',
  isAuth: true,
  enquiryCount: 7,
  messageCount: 2,
  viewCount: 318,
  expireTime: '2026-11-27T18:00:00+08:00',
  createTime: '2026-11-22T08:00:00+08:00',
  updateTime: '2026-11-22T08:00:00+08:00',
}

/** Parts are offered, by somebody who speaks for no company, for a price on request. */
export const { price: _price, taxIncluded: _tax, enterpriseId: _id, enterpriseName: _name, ...bare } = wanted
export const offered: DemandVO = {
  ...bare,
  id: 102,
  type: 0,
  model: 'TPS5430DDAR',
  brand: '德州仪器 TI',
  package: 'SOIC-8-EP',
  quantity: 46_000,
  delivery: '2-3 周',
  isAuth: false,
  enquiryCount: 0,
  expireTime: '2026-11-22T16:00:00+08:00',
}

/** Nothing is short. */
export const longPost: DemandVO = {
  ...wanted,
  id: 103,
  model: 'MIMXRT1176DVMAA-EXTENDED-TEMPERATURE-REEL-TAPE(51)',
  brand: '恩智浦半导体（原飞思卡尔）NXP',
  quantity: 999_999_999,
  price: 12_345.678_901,
  delivery: '合同签订并收到预付款之后的六到八个自然周以内',
  region: '新疆维吾尔自治区 伊犁哈萨克自治州',
  enterpriseName: '星屿芯联（苏州工业园区）电子元器件供应链管理股份有限公司',
}

/** A question and its answer. */
export const thread: DemandMessage = {
  id: 1,
  demandId: 101,
  user: { id: 9, nickName: '启芯微电子', avatar: '' },
  content: '24+ 原盘 1,500 一盘，能接受一盘加散料 500 吗？',
  parentId: null,
  isRead: false,
  children: [
    {
      id: 2,
      demandId: 101,
      user: wanted.user,
      content: '可以，散料请附原盘标签照片。',
      parentId: 1,
      isRead: true,
      children: [],
      createTime: '2026-11-22T09:30:00+08:00',
    },
  ],
  createTime: '2026-11-22T09:00:00+08:00',
}

export const contact: ContactVO = {
  id: 5,
  ownerType: 'user',
  ownerId: 7,
  name: '林工',
  mobile: '+86-13912345678',
  wechat: 'lin_gong',
  brands: [],
  isMasked: false,
  isDefault: true,
  sort: 0,
}
