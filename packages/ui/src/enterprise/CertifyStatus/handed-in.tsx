import { formatPhone } from '@xinpu/sdk/format'
import type { EnterpriseUserDetail } from '@xinpu/sdk/types'
import type { DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Code } from './CertifyStatus.styles.ts'

/** What was handed in, as facts to read. */
export const handedIn = (detail: EnterpriseUserDetail): DescriptionItem[] => [
  {
    label: '统一社会信用代码',
    value: detail.creditCode && <Code>{detail.creditCode}</Code>,
    ...(detail.creditCode && { copy: detail.creditCode }),
  },
  { label: '企业类型', value: detail.type.join('、') },
  { label: '法定代表人', value: detail.legalPerson },
  { label: '营业执照有效期', value: detail.validTo ?? '长期' },
  { label: '认证人', value: [detail.authName, detail.position].filter(Boolean).join('，') },
  { label: '手机号码', value: <Code>{formatPhone(detail.authMobile)}</Code> },
  { label: '所在地区', value: detail.region },
  { label: '详细地址', value: detail.address },
  { label: '公司网址', value: detail.website && <Link href={detail.website}>{detail.website}</Link> },
  { label: '企业简介', value: detail.intro },
]

/** What the fields of an application are called, by their names on the wire. */
export const fieldNames: Record<string, string> = {
  businessLicense: '营业执照',
  name: '企业名称',
  creditCode: '统一社会信用代码',
  type: '企业类型',
  legalPerson: '法定代表人',
  validTo: '有效期',
  authName: '认证人姓名',
  authMobile: '认证人手机号码',
  position: '职位',
  proxyUrl: '授权委托书',
  region: '所在地区',
  address: '详细地址',
  website: '公司网址',
  intro: '企业简介',
}
