import type { BusinessLicense, EnterpriseType, EnterpriseUserDetail } from '@xinpu/sdk/types'
import { licencePicture } from '../primitives/DocumentUpload/story-licence.ts'

/** What the stories of the room share: a licence, and an enterprise at each stage. */
export const licence: BusinessLicense = {
  url: licencePicture,
  name: '深圳市华芯微电子有限公司',
  creditCode: '91440300708461136T',
  legalPerson: '陈立',
  address: '深圳市南山区粤海街道科苑路 15 号',
  validTo: '2036-01-31',
}

export const types: EnterpriseType[] = ['原厂', '代理商', '贸易商', '终端工厂', '方案公司', '其他'].map(
  (label, at) => ({
    id: at + 1,
    label,
  }),
)

export const detail: EnterpriseUserDetail = {
  id: 81,
  name: '深圳市华芯微电子有限公司',
  logo: '',
  creditCode: '91440300708461136T',
  legalPerson: '陈立',
  type: ['代理商', '贸易商'],
  region: '广东省 深圳市 南山区',
  address: '粤海街道科苑路 15 号科兴科学园 B 栋 1206',
  website: 'https://www.huaxin-ic.com',
  intro: '代理圣邦微、思瑞浦等国产模拟芯片，备有现货。',
  status: 'pending',
  isFollow: false,
  demandCount: 12,
  stockCount: 340,
  goodsCount: 0,
  contacts: [],
  businessLicense: licencePicture,
  validTo: '2036-01-31',
  authName: '林工',
  authMobile: '+86-13800001278',
  position: '采购经理',
  proxyUrl: '/files/proxy.pdf',
  rejects: [],
  creatorId: 7,
  isCreator: true,
  memberStatus: 'joined',
  createTime: '2026-11-19T09:30:00+08:00',
}

export const rejectedDetail: EnterpriseUserDetail = {
  ...detail,
  status: 'rejected',
  rejectReason: '执照图片不清晰，法定代表人与执照不一致。',
  rejects: [
    { field: 'businessLicense', reason: '图片模糊，看不清代码，请重新拍摄' },
    { field: 'legalPerson', reason: '执照上为“陈立”，与所填不一致' },
  ],
  legalPerson: '陈丽',
  auditTime: '2026-11-20T10:05:00+08:00',
}
