import type { AgentVO, Page, RecentViewRecord } from '@xinpu/sdk/types'
import type { RecentPages } from './recent-tabs.ts'

/** The moment at which the stories are read. */
export const now = new Date('2025-11-03T15:40:00+08:00')

type Model = [model: string, type: 0 | 1, time: string]
const demands = (
  [
    ['STM32F103C8T6', 1, '2025-11-03 15:39:20'],
    ['TPS5430DDAR', 0, '2025-11-03 15:14:00'],
    ['GRM155R71C104KA88D', 1, '2025-11-03 12:38:00'],
    ['W25Q128JVSIQ', 1, '2025-11-02 15:30:00'],
    ['LM358DR2G', 0, '2025-11-02 10:12:00'],
    ['ESP32-S3-WROOM-1-N16R8', 0, '2025-10-27 09:00:00'],
  ] satisfies Model[]
).map(([model, type, createTime], at) => ({ id: at + 1, createTime, demandVO: { id: 100 + at, type, model } }))

const specs = (
  [
    ['TPS5430 Datasheet (Rev. M).pdf', '德州仪器', '2025-11-03 15:39:00'],
    ['GRM155R71C104KA88D 规格书.pdf', '村田', '2025-11-03 13:02:00'],
    ['GD32F303xx 数据手册.pdf', '兆易创新', '2025-11-02 08:20:00'],
  ] satisfies [string, string, string][]
).map(([filename, brandCn, createTime], at) => ({
  id: 20 + at,
  createTime,
  specDto: { id: 200 + at, brandId: 3, filename, brandCn, fullLogo: '' },
}))

const articles: RecentViewRecord[] = [
  {
    id: 31,
    createTime: '2025-11-03 11:00:00',
    articleDTO: { id: 301, title: 'DDR4 现货价格连续六周上涨，模组厂开始按周报价', imgUrl: '', source: '电子工程世界' },
  },
  {
    id: 32,
    createTime: '2025-10-28 18:30:00',
    mallGoods: { mallGoodsId: 9, name: 'CH340C USB 转串口芯片 SOP-16', createTime: '2025-11-01 18:30:00' },
  },
]

const agent = (seen: Pick<AgentVO, 'id' | 'name' | 'fullName' | 'region' | 'isAuth'>): AgentVO => ({
  ...seen,
  enterpriseId: seen.id,
  fullLogo: '',
  website: '',
  type: 'authorised',
  brands: [],
  brandCount: 0,
  productLineCount: 0,
  isFollow: false,
  isHot: false,
  viewCount: 0,
})

const page = <T>(data: T[], totalRecord = data.length): Page<T> => ({ data, totalRecord })

/** Every tab with something in it; there are more demands than these. */
export const pages: RecentPages = {
  demand: page<RecentViewRecord>(demands, 12),
  agent: page([
    agent({ id: 1, name: '贸泽电子', fullName: '贸泽电子(上海)有限公司', region: '上海', isAuth: true }),
    agent({ id: 2, name: '世强', fullName: '深圳市世强元件网络有限公司', region: '广东 深圳', isAuth: true }),
    agent({ id: 3, name: '启芯', fullName: '深圳市启芯微电子有限公司', region: '广东 深圳', isAuth: false }),
  ]),
  datasheet: page<RecentViewRecord>(specs),
  article: page(articles),
}

const nothing = { data: [], totalRecord: 0 }
export const noPages: RecentPages = { demand: nothing, agent: nothing, datasheet: nothing, article: nothing }
