import type { AgentProduct, AgentVO, EvidenceItem, ProductLine, SpecBrand, TraderVO } from '@xinpu/sdk/types'

/** What the stories of the room share: brands, a line with its proof, an agent and a trader. */
export const now = new Date('2026-11-20T12:00:00+08:00')

const brandOf = (id: number, name: string, brandCn: string): SpecBrand => ({
  id,
  name,
  brandCn,
  brandEn: name,
  fullName: `${brandCn} ${name}`,
  aliases: [],
  fullLogo: '',
  website: '',
  country: '',
  letter: name.charAt(0),
  type: 1,
  modelCount: 1204,
  specCount: 87,
})

export const brands = [
  brandOf(1, 'TI', '德州仪器'),
  brandOf(2, 'ADI', '亚德诺'),
  brandOf(3, 'muRata', '村田'),
  brandOf(4, 'SGMICRO', '圣邦微'),
  brandOf(5, 'GigaDevice', '兆易创新'),
  brandOf(6, 'YAGEO', '国巨'),
  brandOf(7, 'ST', '意法半导体'),
  brandOf(8, 'onsemi', '安森美'),
]

export const line: ProductLine = {
  id: 31,
  ownerType: 'agent',
  ownerId: 11,
  brandId: 1,
  brandCn: '德州仪器',
  brandName: 'TI',
  fullLogo: '',
  categoryIds: [2, 3],
  categoryNames: ['电源管理', '放大器'],
  certUrl: '/files/proof.pdf',
  certExpire: '2027-06-30',
  status: 'passed',
  reason: '',
  sort: 1,
}

export const agent: AgentVO = {
  id: 11,
  enterpriseId: 81,
  name: '华芯微',
  fullName: '深圳市华芯微电子有限公司',
  fullLogo: '',
  website: 'https://www.huaxin-ic.example',
  type: 'authorised',
  region: '广东 深圳',
  brands,
  brandCount: 23,
  productLineCount: 9,
  line,
  isAuth: true,
  isFollow: false,
  isHot: false,
  viewCount: 1402,
}

export const trader: TraderVO = {
  id: 21,
  enterpriseId: 82,
  name: '联创现货',
  fullName: '上海联创电子贸易有限公司',
  fullLogo: '',
  region: '上海',
  advantageBrands: brands.slice(0, 3),
  stockCount: 12_400,
  stockTime: '2026-11-18T09:30:00+08:00',
  isAuth: true,
  isFollow: false,
  viewCount: 310,
}

/** What the records say of a trader, one for each of their states. */
export const evidence: EvidenceItem[] = [
  {
    name: '企业认证',
    value: '营业执照已核实，2012 年成立，2026-03-01',
    brief: '企业认证，2012 年成立',
    state: 'good',
    points: 25,
    url: '#register',
  },
  { name: '授权证书', value: '2 份已到期', brief: '2 份证书到期', state: 'bad', points: -10, url: '#lines' },
  {
    name: '库存更新',
    value: '50% 在 30 天内确认过',
    brief: '50% 库存新近确认',
    state: 'warn',
    points: 8,
    url: '#stock',
  },
  {
    name: '报价响应',
    value: '90 天内 10 次，90% 有回复，一半在 1 小时内',
    brief: '一般 1 小时内回复',
    state: 'good',
    points: 18,
    url: '#demand',
  },
]

/** Names as long as the server takes them. */
export const longAgent: AgentVO = {
  ...agent,
  id: 12,
  name: '一个名字特别长的电子元器件供应链管理股份有限公司华南分公司',
  fullName: '一个名字特别长的电子元器件供应链管理（深圳前海）股份有限公司华南分公司第三事业部',
  brands: brands.map((brand) => ({ ...brand, name: `${brand.name} Semiconductor Corporation` })),
}

/** What the agent offers. */
export const product: AgentProduct = {
  id: 1,
  agentId: 11,
  agentName: agent.name,
  name: '3 A 降压转换器',
  model: 'TPS5430DDAR',
  modelId: 51,
  brandId: 1,
  brandCn: '德州仪器',
  categoryId: 2,
  categoryName: '电源管理',
  imgUrl: '',
  description: '<p>整盘与剪带都可出。</p>',
  params: [],
  contacts: [],
  createTime: '2026-11-18T09:30:00+08:00',
}
