import type { DemandVO, EnquiryRound, EnquiryVO } from '@xinpu/sdk/types'

export const now = new Date('2025-11-22T10:00:00+08:00')

/** What is wanted in the stories of quotes. */
export const demand: DemandVO = {
  id: 7,
  type: 1,
  model: 'STM32F103C8T6',
  brand: '意法半导体',
  quantity: 2000,
  price: 5.6,
  currency: 'CNY',
  taxIncluded: true,
  batchNo: '24+',
  images: [],
  status: 'open',
  userId: 1,
  user: { id: 1, avatar: '', nickName: '林工' },
  enterpriseName: '栖云物联科技（深圳）有限公司',
  isAuth: true,
  enquiryCount: 5,
  messageCount: 2,
  viewCount: 318,
  expireTime: '2025-11-27T18:00:00+08:00',
  createTime: '2025-11-22T08:00:00+08:00',
  updateTime: '2025-11-22T08:00:00+08:00',
}

const until = '2025-11-25T18:00:00+08:00'

const said = (id: number, rest: Partial<EnquiryRound>): EnquiryRound => ({
  id,
  act: 'quote',
  revision: 1,
  createTime: '2025-11-21T16:20:00+08:00',
  ...rest,
})

const base = { currency: 'CNY', taxIncluded: true, quantity: 2400, delivery: '现货 2 天' } as const

/** A negotiation of five rounds. */
export const rounds: EnquiryRound[] = [
  said(1, { ...base, price: 6.08, batchNo: '23+', validUntil: until }),
  said(2, {
    act: 'counter',
    price: 5.6,
    content: '12 月还有一批 5,000，这批价格合适就一起给你。',
    createTime: '2025-11-21T17:05:00+08:00',
  }),
  said(3, {
    ...base,
    revision: 2,
    price: 5.95,
    batchNo: '24+',
    validUntil: until,
    content: '24+ 只有整盘 2,400，多的 400 可以留给 12 月那批。',
    createTime: '2025-11-22T09:12:00+08:00',
  }),
  said(4, { act: 'counter', revision: 2, price: 5.7, createTime: '2025-11-22T09:40:00+08:00' }),
  said(5, {
    ...base,
    revision: 3,
    price: 5.78,
    batchNo: '24+',
    validUntil: '2025-11-23T18:00:00+08:00',
    createTime: '2025-11-22T09:48:00+08:00',
  }),
]

/** A quote as the owner of the post sees it: who sent it is not told. */
export const quote = (seat: number, rest: Partial<EnquiryVO> = {}): EnquiryVO => ({
  id: seat,
  demandId: demand.id,
  demandVO: demand,
  side: 'owner',
  seat,
  isAuth: true,
  revision: 1,
  quantity: 2000,
  price: 5.68,
  currency: 'CNY',
  taxIncluded: true,
  batchNo: '24+',
  delivery: '现货 当天',
  validDays: 3,
  validUntil: until,
  status: 'waiting',
  rounds: [said(seat, { ...base, price: rest.price ?? 5.68, validUntil: until })],
  isRead: true,
  createTime: '2025-11-21T16:20:00+08:00',
  updateTime: '2025-11-22T09:48:00+08:00',
  ...rest,
})

/** The bargaining of the second bidder. */
export const thread = quote(2, {
  price: 5.78,
  quantity: 2400,
  delivery: '现货 2 天',
  validUntil: '2025-11-23T18:00:00+08:00',
  revision: 3,
  rounds,
})

/** Quotes that cannot be compared by eye: without tax, in dollars, for less, for more, and one that ran out. */
export const quotes: EnquiryVO[] = [
  quote(1, {
    isRead: false,
    revision: 2,
    rounds: [said(1, { price: 5.8 }), said(2, { price: 5.68, revision: 2 })],
  }),
  quote(2, { price: 5.74, quantity: 1500 }),
  quote(3, {
    price: 5.95,
    quantity: 2400,
    status: 'replied',
    rounds: [said(1, { price: 5.95 }), said(2, { act: 'counter', price: 5.7 })],
  }),
  quote(4, {
    price: 5.48,
    taxIncluded: false,
    isAuth: false,
    batchNo: undefined,
    delivery: '5–7 天',
  } as Partial<EnquiryVO>),
  quote(5, { price: 0.875, currency: 'USD', validUntil: '2025-11-21T18:00:00+08:00' }),
]
