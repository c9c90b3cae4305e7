import type { CategoryNode, OssFile, SpecCheck, SpecDto } from '@xinpu/sdk/types'

/** What the store makes of a file. */
export const stored = (name: string, size = 1_240_000): OssFile => ({
  url: `/files/oss/${name}`,
  name,
  size,
  fileType: 'pdf',
  key: name,
})

export const categories: CategoryNode[] = [
  {
    id: 1,
    name: '电源管理',
    parentId: null,
    level: 1,
    count: 120,
    symbol: 'regulator',
    children: [{ id: 12, name: 'DC-DC 降压转换器', parentId: 1, level: 2, count: 60, symbol: '' }],
  },
]

export const sheet: SpecDto = {
  id: 7,
  brandId: 3,
  filename: 'TPS5430 Datasheet.pdf',
  title: 'TPS5430 Datasheet',
  model: 'TPS5430',
  brandCn: '德州仪器',
  brandName: 'TI',
  fullLogo: '',
  categoryId: 12,
  categoryName: 'DC-DC 降压转换器',
  language: 'en',
  revision: 'B',
  fileSize: 1_240_000,
  pageCount: 24,
  downloadCount: 320,
  createTime: '2026-10-30T10:00:00+08:00',
}

const ti = { id: 3, name: 'TI', fullName: '德州仪器 TI', website: 'https://www.ti.com', fullLogo: '' }

/** A file that was read through. */
export const read: SpecCheck = {
  pageCount: 24,
  outlineCount: 18,
  title: '',
  language: 'en',
  brand: ti,
  model: 'TPS5430DDAR',
  categoryId: 12,
}

/** One of which the reading told nothing. */
export const scanned: SpecCheck = { pageCount: 6, outlineCount: 0, title: '', language: 'en' }
