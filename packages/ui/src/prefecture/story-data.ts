import type { EventVO, OriginalData, SchemeDetail, TechArticle } from '@xinpu/sdk/types'

export const now = new Date('2026-11-25T08:00:00Z')

/** A drawing as the server keeps it. */
const figure =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 400 200%22 width=%22400%22 height=%22200%22 font-size=%2213%22%3E%3Crect width=%22400%22 height=%22200%22 fill=%22%23fff%22/%3E%3Cg fill=%22none%22 stroke=%22%2317211d%22%3E%3Cpath d=%22M150 40h110v120h-110zM40 70h110M260 70h110M90 70v30M79 100h22M79 106h22M90 106v30%22/%3E%3C/g%3E%3Ctext x=%22205%22 y=%22110%22 text-anchor=%22middle%22%3EU1%3C/text%3E%3Ctext x=%22106%22 y=%22108%22%3EC1%3C/text%3E%3C/svg%3E'

export const scheme: SchemeDetail = {
  id: 3,
  name: '12 V 转 3.3 V 3 A 同步降压',
  model: 'TPS54302DDCR',
  brandId: 1,
  brandCn: '德州仪器',
  categoryId: 4,
  imgUrl: figure,
  summary: '输入 8–18 V，输出 3.3 V，开关频率 400 kHz。',
  fileSize: 82_000,
  partCount: 3,
  downloadCount: 18,
  viewCount: 204,
  createTime: '2026-11-20T02:00:00Z',
  content: '<p>反馈</p>',
  facts: [
    { name: '输出电压', value: '3.31', unit: 'V' },
    { name: '电感纹波', value: '0.60', unit: 'A' },
  ],
  parts: [
    {
      model: 'TPS54302DDCR',
      modelId: 11,
      brandCn: '德州仪器',
      designator: 'U1',
      quantity: 1,
      note: '降压芯片',
      marks: [{ x: 0.375, y: 0.2, width: 0.275, height: 0.6 }],
    },
    {
      model: 'GRM21BR61E106KA73L',
      modelId: 12,
      brandCn: '村田',
      designator: 'C1 C2',
      quantity: 2,
      note: '输入 10 µF 25 V',
      marks: [{ x: 0.18, y: 0.45, width: 0.13, height: 0.16 }],
    },
    { model: 'XPW-9001', brandCn: '', designator: 'R1', quantity: 1, note: '', marks: [] },
  ],
  previewUrl: '',
  related: [],
}

export const course: TechArticle = {
  id: 21,
  type: 'course',
  title: '板上电源六讲：从一行需求到一块能量产的电源',
  imgUrl: '',
  source: '',
  summary: '六讲讲完选拓扑、算电感、选电容、看热、画板和测试。',
  categoryId: 1,
  categoryName: '电源',
  authorId: 2,
  authorName: '林一帆',
  models: ['AMS1117-3.3'],
  minutes: 6,
  readCount: 12,
  likeCount: 0,
  commentCount: 0,
  favourCount: 0,
  status: 'PUBLISHED',
  createTime: '2026-11-24T02:00:00Z',
  publishTime: '2026-11-24T02:00:00Z',
  fileSize: 120_000,
  pageCount: 7,
  downloadCount: 1204,
}

export const document: OriginalData = {
  id: 31,
  originalFactoryId: 2,
  brandCn: '德州仪器',
  title: '德州仪器 运算放大器选型指南',
  type: 'guide',
  language: 'zh',
  summary: '60 个常用型号按封装分表。',
  fileSize: 92_000,
  pageCount: 5,
  downloadCount: 8,
  viewCount: 40,
  createTime: '2026-11-25T02:00:00Z',
}

export const event: EventVO = {
  id: 1,
  title: 'LDO 数据手册共读：压差、PSRR 与噪声怎么看',
  summary: '两小时把一份 LDO 手册从首页读到版图建议，边读边用现成的曲线做选型。',
  address: '线上直播',
  beginTime: '2026-12-02T11:00:00Z',
  endTime: '2026-12-02T13:00:00Z',
  status: 'upcoming',
  signCount: 88,
  seats: 300,
  isSigned: false,
}
