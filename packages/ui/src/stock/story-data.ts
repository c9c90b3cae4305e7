import type { StockVO } from '@xinpu/sdk/types'

export const now = new Date('2026-11-22T08:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

const line: StockVO = {
  id: 1,
  model: 'STM32F103C8T6',
  brandId: 12,
  brand: '意法半导体 ST',
  quantity: 128_400,
  price: 5.86,
  currency: 'CNY',
  batchNo: '24+',
  package: 'LQFP-48',
  location: '深圳',
  enterpriseId: 7,
  enterpriseName: '启芯微电子（深圳）有限公司',
  isAuth: true,
  status: 'on',
  isStale: false,
  updateTime: ago(0.07),
}

const { price: _price, ...onRequest } = line

/** Lines of every age: said just now, today, nine and twenty-two days ago, and one that is stale. */
export const lines: StockVO[] = [
  line,
  {
    ...line,
    id: 2,
    model: 'CL05B104KO5NNNC',
    brand: '三星电机',
    quantity: 43_173_182,
    price: 0.0064,
    updateTime: ago(5),
  },
  { ...onRequest, id: 3, model: 'DF40C-100DS-0.4V(51)', brand: '广濑 HRS', quantity: 12_000, updateTime: ago(9 * 24) },
  { ...line, id: 4, model: 'MAX3485ESA+T', brand: '亚德诺 ADI', quantity: 5400, price: 4.07, updateTime: ago(22 * 24) },
]

export const staleLine: StockVO = { ...line, id: 5, model: 'TPS5430DDAR', isStale: true, updateTime: ago(41 * 24) }

export const longLine: StockVO = {
  ...line,
  id: 6,
  model: 'XC7K325T-2FFG900I-WITH-A-VERY-LONG-ORDERING-SUFFIX-0001',
  brand: '赛灵思半导体技术（上海）有限公司 Xilinx',
  enterpriseName: '深圳市前海国际电子元器件供应链管理服务有限责任公司华南第一分公司',
  price: 12_345.678_912,
  quantity: 999_999_999,
}
