import type { RecentViewRecord } from '@xinpu/sdk/types'

/** The moment at which the stories are read. */
export const now = new Date('2026-11-20T12:00:00+08:00')

/** What the stories of the room keep and look at: datasheets of three days. */
export const datasheets: RecentViewRecord[] = (
  [
    ['TPS5430 Datasheet (Rev. M).pdf', '德州仪器', '2026-11-20 11:39:00', ['电源', '样机 A']],
    ['GRM155R71C104KA88D 规格书.pdf', '村田', '2026-11-20 08:02:00', []],
    ['STM32F103C8T6 数据手册.pdf', '意法半导体', '2026-11-19 17:20:00', ['主控']],
    ['W25Q128JV SPI Flash.pdf', '华邦电子', '2026-11-02 10:12:00', []],
  ] satisfies [string, string, string, string[]][]
).map(([filename, brandCn, createTime, tags], at) => ({
  id: 20 + at,
  createTime,
  specDto: { id: 200 + at, brandId: 3, filename, brandCn, fullLogo: '' },
  ...(tags.length > 0 && { tags }),
}))

/** Demands and supplies. */
export const demands: RecentViewRecord[] = [
  { id: 41, createTime: '2026-11-20 11:14:00', demandVO: { id: 101, type: 0, model: 'TPS5430DDAR' } },
  { id: 42, createTime: '2026-11-19 15:30:00', demandVO: { id: 102, type: 1, model: 'GRM155R71C104KA88D' } },
]

/** One page as the server gives it. */
export const page = <T>(data: T[], totalRecord = data.length) => ({ data, totalRecord })

/** Places of stories. */
export const paging = { page: 1, pageSize: 20, hrefFor: (to: number) => `#page-${to}` }
