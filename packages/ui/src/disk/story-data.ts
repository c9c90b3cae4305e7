import type { CloudFile, DirNode, DiskArticleBrief, DiskSpace, KeptHit } from '@xinpu/sdk/types'
import type { Entry, NoteEntry } from './entry.ts'

export const now = new Date('2026-11-22T08:00:00Z')

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString()

export const file = (id: number, name: string, more: Partial<CloudFile> = {}): CloudFile => ({
  id,
  name,
  fileType: /\.([^.]+)$/.exec(name)?.[1] ?? '',
  size: 182_000,
  url: `#file${id}`,
  dirId: null,
  path: '/',
  kind: 'file',
  owner: 'personal',
  byName: '林工',
  createTime: hours(-300),
  updateTime: hours(-47),
  ...more,
})

export const folder = (id: number, name: string, fileCount: number, children: DirNode[] = []): DirNode => ({
  id,
  name,
  parentId: null,
  owner: 'personal',
  fileCount,
  children,
  createTime: hours(-90),
})

export const folders: DirNode[] = [
  folder(1, '2025 归档', 69),
  folder(2, '供应商资质', 18),
  folder(3, '栖云网关 V3', 0, [folder(31, '规格书摘录', 31), folder(32, '生产资料', 34)]),
]

export const entries: Entry[] = [
  { kind: 'folder', folder: folder(31, '规格书摘录', 31) },
  { kind: 'folder', folder: folder(32, '生产资料', 34) },
  { kind: 'file', file: file(11, 'GW3_BOM_revC_2026-11-20_贴片厂确认版.xlsx') },
  { kind: 'file', file: file(12, 'GW3_mainboard_revC_gerber.zip', { size: 4_600_000 }) },
  { kind: 'file', file: file(13, 'GW3_sch_revC.pdf', { size: 2_100_000, byName: '顾工' }) },
  { kind: 'file', file: file(14, '首件_主板正面_补光.jpg', { size: 6_800_000, byName: '顾工' }) },
]

const sheet = (id: number, model: string, more: Partial<CloudFile>) =>
  file(id, `${model} 数据手册.pdf`, { kind: 'spec', specId: id, model, url: `#sheet${id}`, ...more })

/** Datasheets of a folder: one has a newer revision, one is kept by another site. */
export const sheets: Entry[] = [
  { kind: 'folder', folder: folder(32, '电源', 41) },
  {
    kind: 'file',
    file: sheet(61, 'STM32G030F6P6TR', {
      brandCn: '意法半导体',
      pageCount: 106,
      revision: 'Rev 5',
      hasNewer: true,
      newRevision: 'Rev 6',
    }),
  },
  { kind: 'file', file: sheet(62, 'TPS5430DDAR', { brandCn: '德州仪器', pageCount: 33, revision: 'Rev H' }) },
  { kind: 'file', file: sheet(63, 'XC6206P332MR-G', { brandCn: '特瑞仕' }) },
]

const note = (id: number, title: string, more: Partial<DiskArticleBrief> = {}): NoteEntry => ({
  kind: 'article',
  article: {
    id,
    title,
    summary: '先不装负载，限流 100 mA 上电，看输入电流是否在 20 mA 以内。',
    dirId: null,
    sourceGone: false,
    createTime: hours(-300),
    updateTime: hours(-47),
    ...more,
  },
})

/** A note of one's own, a copy, and one whose article is gone. */
export const notes: NoteEntry[] = [
  { kind: 'folder', folder: folder(41, '电源', 12) },
  note(71, '首件上电的顺序'),
  note(72, '同步降压的振铃从哪里来：一块板子的四次改版', { sourceArticleId: 5, sourceAuthor: '顾工' }),
  note(73, '四层板回流路径的三张图', { sourceArticleId: 9, sourceAuthor: '芯谱编辑部', sourceGone: true }),
]

/** What words find inside them, and inside a PDF of one's own. */
export const hits: KeptHit[] = [
  {
    file: sheet(61, 'STM32G030F6P6TR', { brandCn: '意法半导体', pageCount: 106, revision: 'Rev 5', hasNewer: true }),
    hits: [
      { page: 38, count: 2, snippet: 'the soft-start ramp is set by C_SS', marks: [{ start: 4, end: 14 }] },
      { page: 61, count: 1, snippet: 'after soft-start the output rises', marks: [{ start: 6, end: 16 }] },
    ],
    total: 9,
  },
  {
    file: file(64, 'GW3_评审纪要.pdf', { path: '/栖云网关 V3' }),
    hits: [{ page: 2, count: 1, snippet: 'soft-start 电容改为 22 nF', marks: [{ start: 0, end: 10 }] }],
    total: 1,
  },
]

/** Words that break nowhere by themselves, and many of them. */
export const longEntries: Entry[] = [
  { kind: 'folder', folder: folder(41, '与三更灯火的打样报价往来记录（含税、含运、分批交货的口头约定）', 1204) },
  {
    kind: 'file',
    file: file(42, 'GW3_production_2026-11-21_SMT_STENCIL_XY_POSITIONS_FINAL_APPROVED_rev17.zip', {
      size: 2_147_000_000,
      byName: '深圳市三更灯火电子有限公司采购部',
    }),
  },
]

export const space: DiskSpace = {
  used: 7_400_000_000,
  total: 10_000_000_000,
  fileCount: 214,
  binned: 700_000_000,
  groups: [
    { name: '文档', bytes: 3_100_000_000 },
    { name: '图片与压缩包', bytes: 2_400_000_000 },
    { name: '设计', bytes: 1_200_000_000 },
    { name: '回收站', bytes: 700_000_000 },
  ],
}

export const binned: CloudFile[] = [
  file(51, 'GW3_sch_revB.pdf', {
    path: '/栖云网关 V3/原理图',
    deleteTime: hours(-170),
    expireTime: hours(24 * 23 + 2),
  }),
  file(52, '打样报价往来记录.docx', { path: '/供应商资质', deleteTime: hours(-630), expireTime: hours(24 * 3 + 2) }),
  file(53, 'LDO 的过冲从哪里来', {
    kind: 'article',
    fileType: '',
    path: '/',
    deleteTime: hours(-719),
    expireTime: hours(1),
  }),
]
