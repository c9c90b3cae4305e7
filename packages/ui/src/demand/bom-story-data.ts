import type { BomCandidate, BomMatch, BomPrice, FieldMatch, FieldState } from '@xinpu/sdk/types'
import type { MatchLine } from './MatchTable/match-line.ts'

const fieldNames = ['model', 'brand', 'package', 'value'] as const

/** Four fields by their states, with what differs said of those that do. */
const fieldsOf = (states: readonly FieldState[], reason = ''): FieldMatch[] =>
  fieldNames.map((name, at) => {
    const state = states[at] ?? 'unknown'
    return { name, state, reason: state === 'conflict' || state === 'near' ? reason : '' }
  })

const price = ({ amount = 2930, taxedAmount = amount, ...told }: Partial<BomPrice> = {}): BomPrice => ({
  kind: 'stock',
  refId: 1,
  merchantName: '启芯微电子',
  quantity: 500,
  price: 5.86,
  amount,
  taxedAmount,
  currency: 'CNY',
  stock: 128_400,
  nextBreak: { quantity: 1000, price: 5.42, saved: -2490 },
  ...told,
})

interface Told {
  id: number
  model: string
  brandName: string
  package: string
  by?: BomCandidate['by']
  fields: FieldMatch[]
  prices?: BomPrice[]
  stock?: number | null
}

/** A part that was found for a line. */
export const candidate = ({
  by = 'exact',
  prices = [price()],
  stock = 128_400,
  fields,
  ...part
}: Told): BomCandidate => ({
  model: {
    brandId: 1,
    brandCn: part.brandName,
    brandEn: part.brandName,
    fullLogo: '',
    categoryId: 1,
    categoryName: '单片机',
    description: '',
    lifecycle: 'active',
    specId: null,
    datasheetUrl: '',
    stock,
    params: [],
    updateTime: '2026-11-20T10:00:00+08:00',
    ...part,
  },
  by,
  fields,
  prices,
  stock,
})

export const exact = candidate({
  id: 11,
  model: 'STM32F103C8T6',
  brandName: '意法半导体 ST',
  package: 'LQFP-48',
  fields: fieldsOf(['same', 'same', 'same', 'same']),
})

/** Offered without tax. */
export const untaxed: BomCandidate = {
  ...exact,
  prices: [price({ price: 5, amount: 2500, taxIncluded: false, taxedAmount: 2825 })],
}

const byValue = candidate({
  id: 12,
  model: 'CL05B104KO5NNNC',
  brandName: '三星电机 SEMCO',
  package: '0402',
  by: 'words',
  fields: fieldsOf(['unknown', 'unknown', 'same', 'same']),
  prices: [
    price({
      price: 0.0064,
      amount: 58.75,
      quantity: 9180,
      nextBreak: { quantity: 10_000, price: 0.0051, saved: 7.75 },
    }),
  ],
  stock: 43_173_182,
})

const conflict = candidate({
  id: 13,
  model: '19-217/R6C-AL1M2VY/3T',
  brandName: '亿光 EVERLIGHT',
  package: '0603',
  fields: fieldsOf(['unknown', 'unknown', 'conflict', 'same'], '封装 0603，表里是 1206'),
  prices: [],
  stock: 0,
})

const suffixes = ['LM358DR2G', 'LM358M/TR', 'LM358DR'].map((model, at) =>
  candidate({
    id: 20 + at,
    model,
    brandName: ['安森美 onsemi', '华冠 HGSEMI', '德州仪器 TI'][at] ?? '',
    package: 'SOIC-8',
    by: 'suffix',
    fields: fieldsOf(['near', 'unknown', 'same', 'unknown'], '没写后缀'),
    prices: [
      price({
        price: 0.4126 + at * 0.04,
        amount: 206.3 + at * 20,
        merchantName: ['睿恩半导体', '昭林', '启墨'][at] ?? '',
      }),
    ],
    stock: [62_000, 318_500, 2900][at] ?? 0,
  }),
)

const matchOf = (rowNo: number, told: Partial<BomMatch>): BomMatch => ({
  rowNo,
  confidence: 100,
  bucket: 'cart',
  isSure: true,
  reason: '',
  told: '',
  pieces: 500,
  alternates: [],
  risks: [],
  ...told,
})

const line = (rowNo: number, written: string, beside: string, told: Partial<MatchLine> = {}): MatchLine => ({
  rowNo,
  written,
  beside,
  model: written,
  package: '',
  quantity: 1,
  bucket: told.match?.bucket ?? 'review',
  state: told.match ? 'matched' : 'waiting',
  faults: [],
  ...(told.match?.best && { chosen: told.match.best }),
  ...told,
})

/** No answer came for it. */
export const missed = line(10, 'MAX3485ESA', 'U9　SOIC8', { state: 'failed' })

/** One line of each kind that there is. */
export const lines: readonly MatchLine[] = [
  line(2, 'STM32F103C8T6', 'U1　LQFP48', { match: matchOf(2, { best: exact }) }),
  line(3, '100nF 16V X7R', 'C1–C8　C0402', {
    quantity: 18,
    match: matchOf(3, { best: byValue, told: '100 nF 16 V X7R 0402', pieces: 9180 }),
  }),
  line(4, 'LM358', 'U7　SOIC-8', {
    match: matchOf(4, {
      best: suffixes[0],
      alternates: suffixes.slice(1),
      bucket: 'review',
      isSure: false,
      reason: '对应 3 个型号，没写后缀',
    }),
  }),
  line(5, 'LED 红 1206', 'D1,D2', {
    quantity: 2,
    match: matchOf(5, {
      best: conflict,
      bucket: 'review',
      isSure: false,
      reason: '封装对不上，不会自动采用',
      pieces: 1020,
    }),
  }),
  line(6, 'XC7788-A0', 'U14　QFN-24', { match: matchOf(6, { bucket: 'demand', reason: '库里没有这个型号' }) }),
  line(7, '0R DNP', 'R9', { bucket: 'skipped', state: 'matched', faults: ['不贴，已跳过'] }),
  line(8, '', 'J3', { bucket: 'failed', state: 'matched', faults: ['没有写型号，也没有写参数'], quantity: null }),
  line(9, 'TPS5430DDAR', 'U3　HSOP-8'),
  missed,
]
