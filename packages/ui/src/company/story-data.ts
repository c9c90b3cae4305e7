import type { FoundCompany, Ownership, TycChange, TycHolder, TycReport, TycRisk, TycRow } from '@xinpu/sdk/types'

/** Invented companies: their codes have right check characters and belong to nobody. */
export const company: FoundCompany = {
  id: 7,
  name: '深圳市栖云微电子有限公司',
  regStatus: '存续',
  legalPersonName: '林溪舟',
  legalPersonId: 3,
  regCapital: '5000万人民币',
  estiblishTime: '2013-05-21',
  creditCode: '91440300MA5QY8K20E',
  regNumber: '440306107228416',
  companyOrgType: '有限责任公司',
  industry: '集成电路设计',
  regLocation: '深圳市龙岗区坂田街道听潮路 18 号栖云大厦 B 座 1204',
  businessScope: '集成电路、电子元器件、电源模块的设计、研发与销售；嵌入式软件开发；货物及技术进出口。',
  tags: ['高新技术', '专精特新'],
  historyNames: ['深圳市栖云贸易有限公司'],
  enterpriseId: 21,
  isFollow: false,
  source: '工商登记示例数据',
  updateTime: '2026-11-20T01:00:00.000Z',
}

export const formerly: FoundCompany = {
  ...company,
  id: 8,
  name: '南京南柯电子有限公司',
  regStatus: '注销',
  tags: [],
  matched: { by: 'formerName', name: '曾用名', value: '南京栖云电子有限公司' },
}

export const longNamed: FoundCompany = {
  ...company,
  id: 9,
  name: '东莞市三更灯火电子元件供应链管理（集团）股份有限公司大湾区跨境采购分公司',
  legalPersonName: '阿卜杜拉·伊斯坎德尔·买买提江',
  regCapital: '1234567.891234万人民币',
  tags: ['高新技术', '专精特新', '小微企业', '瞪羚企业'],
}

const holder: TycHolder = {
  id: 1,
  name: '深圳听雨投资合伙（有限合伙）',
  type: 'company',
  companyId: 31,
  percent: '62.50%',
  amount: '3125万人民币',
  time: '2016-08-02',
}
export const holders: TycHolder[] = [
  holder,
  {
    ...holder,
    id: 2,
    name: '苏州漱石半导体科技股份有限公司',
    companyId: 32,
    percent: '25.00%',
    amount: '1250万人民币',
  },
  { id: 3, name: '粤芯成长创业投资基金', type: 'other', percent: '', amount: '625万人民币' },
]

export const row = (id: number, title: string, fields: Record<string, string>, date?: string): TycRow => ({
  id,
  title,
  ...(date && { date }),
  fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
})

export const suits: TycRow[] = [
  {
    ...row(1, '买卖合同纠纷', { 案号: '（2025）粤0307民初90417号' }, '2025-10-22'),
    role: '原告',
    amount: '318400.00人民币',
    status: '已结 胜诉',
  },
  {
    ...row(2, '加工合同纠纷', { 案号: '（2024）粤0306民初02233号' }, '2024-02-08'),
    role: '被告',
    amount: '86000.00人民币',
    status: '已结 调解',
  },
]

const group = (kind: TycRisk['groups'][number]['kind'], total: number, level: 'high' | 'warning' | 'hint') => ({
  name: kind,
  scope: 'self' as const,
  kind,
  level,
  total,
  items: [],
})
const told = { source: company.source, updateTime: company.updateTime }

export const risk: TycRisk = {
  ...told,
  selfCount: 6,
  aroundCount: 14,
  historyCount: 3,
  groups: [group('lawSuit', 4, 'hint'), group('hearing', 2, 'hint'), group('executed', 0, 'warning')],
  missing: [],
}

export const changes: TycChange[] = [
  {
    id: 1,
    changeItem: '注册资本变更',
    changeTime: '2026-11-18',
    contentBefore: '2000万人民币',
    contentAfter: '5000万人民币',
  },
  { id: 2, changeItem: '法定代表人变更', changeTime: '2024-05-09', contentBefore: '顾闻舟', contentAfter: '林溪舟' },
]

const pair = (name: string, value: string) => ({ name, value })
export const report: TycReport = {
  ...told,
  id: 1,
  year: 2025,
  figures: [pair('参保人数', '124')],
  baseInfo: [pair('从业人数', '企业选择不公示'), pair('参保人数', '124'), pair('通讯地址', 'B 座 1204')],
  websites: [row(1, 'qiyun-micro.example', { 类型: '网站' })],
  holders,
  invests: [row(2, '成都晚风微电子有限公司', { 比例: '51%' })],
  guarantees: [],
  changes: [],
}
export const before: TycReport = {
  ...report,
  id: 2,
  year: 2024,
  baseInfo: [pair('从业人数', '企业选择不公示'), pair('参保人数', '110'), pair('通讯地址', 'A 座 301')],
  invests: [],
}

/** Two levels above the company, one below, and two holders that own each other. */
export const ownership: Ownership = {
  ...told,
  isWhole: true,
  controller: { key: 'lin', percent: '51.25%' },
  nodes: [
    { key: 'me', name: company.name, type: 'company', companyId: 7, level: 0 },
    { key: 'ty', name: '深圳听雨投资合伙（有限合伙）', type: 'company', companyId: 31, level: 1 },
    { key: 'ss', name: '苏州漱石半导体科技股份有限公司', type: 'company', companyId: 32, level: 1 },
    { key: 'yx', name: '粤芯成长创业投资基金', type: 'other', level: 1 },
    { key: 'lin', name: '林溪舟', type: 'person', level: 2 },
    { key: 'gu', name: '顾闻舟', type: 'person', level: 2 },
    { key: 'cd', name: '成都晚风微电子有限公司', type: 'company', companyId: 33, level: -1 },
    { key: 'dg', name: '栖云科技（东莞）有限公司', type: 'company', companyId: 34, level: -1 },
  ],
  links: [
    { from: 'ty', to: 'me', percent: '62.50%', isControl: true },
    { from: 'ss', to: 'me', percent: '25.00%', isControl: false },
    { from: 'yx', to: 'me', percent: '', isControl: false },
    { from: 'lin', to: 'ty', percent: '82.00%', isControl: true },
    { from: 'gu', to: 'ty', percent: '18.00%', isControl: false },
    { from: 'ty', to: 'ss', percent: '5.00%', isControl: false },
    { from: 'ss', to: 'ty', percent: '2.00%', isControl: false },
    { from: 'me', to: 'dg', percent: '100.00%', isControl: false },
    { from: 'me', to: 'cd', percent: '51.00%', isControl: false },
  ],
}
