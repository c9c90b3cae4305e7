import type { ContactVO } from '@xinpu/sdk/types'

const contact: ContactVO = {
  id: 1,
  ownerType: 'enterprise',
  ownerId: 81,
  name: '林工',
  position: '销售经理',
  mobile: '+86-13912345678',
  tel: '0755-26000000 转 801',
  email: 'lin@example.com',
  wechat: 'lin_gong',
  region: '华南、香港',
  brands: [
    { id: 1, name: '圣邦微电子' },
    { id: 2, name: '思瑞浦' },
  ],
  isMasked: false,
  isDefault: true,
  sort: 0,
}

const { tel: _tel, email: _email, wechat: _wechat, region: _region, position: _position, ...bare } = contact

/** Contacts of a company: the default one, one of whom little is known, one more. */
export const contacts: readonly ContactVO[] = [
  contact,
  { ...bare, id: 2, name: '王敏', mobile: '+86-13800001278', brands: [], isDefault: false, sort: 1 },
  {
    ...contact,
    id: 3,
    name: '陈立',
    position: '华东区技术支持',
    mobile: '+852-61234567',
    region: '华东',
    brands: [{ id: 3, name: '兆易创新' }],
    isDefault: false,
    sort: 2,
  },
]

/** One who says as much as there is room for. */
export const longContact: ContactVO = {
  ...contact,
  id: 4,
  name: '阿卜杜拉・买买提江・吐尔逊尼亚孜・艾合买提',
  position: '华南与西南大区工业与汽车电子业务拓展高级经理（兼技术支持）',
  email: 'business.development.industrial.and.automotive@electronics.example.com',
  region: '广东、广西、海南、四川、重庆、云南、贵州、香港、澳门',
  brands: Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `深圳市很长名字的半导体品牌 ${at + 1}` })),
  isDefault: false,
  sort: 3,
}
