import type { AuditField, AuditItem, AuditKind, ReviewStatus } from '@xinpu/sdk/types'
import { licencePicture } from '../primitives/DocumentUpload/story-licence.ts'

/** What the stories of the desk share: a queue, and one certification in full. */
export const matter = (id: number, kind: AuditKind, title: string, status: ReviewStatus = 'pending'): AuditItem => ({
  id,
  kind,
  targetId: id + 800,
  title,
  user: { id: 7, avatar: '', nickName: ['林工', '王敏', '陈立'][id % 3] ?? '' },
  detail: [],
  evidence: [],
  status,
  ...(status !== 'pending' && {
    auditor: { id: 2, avatar: '', nickName: '周审核' },
    auditTime: '2026-11-20T10:05:00+08:00',
  }),
  createTime: `2026-11-20T0${id}:30:00+08:00`,
})

export const queue: AuditItem[] = [
  matter(1, 'enterprise', '深圳市华芯微电子有限公司'),
  matter(2, 'productLine', '圣邦微 授权代理证书'),
  matter(3, 'article', 'TPS5430 布局中最常见的三个错误'),
  matter(4, 'demand', '求购 STM32F103C8T6 3,000 片', 'rejected'),
  matter(5, 'brandClaim', '南京微盟电子 品牌认领', 'passed'),
]

const field = (name: string, label: string, value: string, found?: string): AuditField => ({
  name,
  label,
  value,
  isHtml: false,
  ...(found !== undefined && { found }),
})

export const certification: AuditItem = {
  ...matter(1, 'enterprise', '深圳市华芯微电子有限公司'),
  detail: [
    field('name', '企业名称', '深圳市华芯微电子有限公司', '深圳市华芯微电子有限公司'),
    field('creditCode', '统一社会信用代码', '91440300708461136T', '91440300708461136T'),
    field('legalPerson', '法定代表人', '陈丽', '陈立'),
    field('validTo', '有效期', '2036-01-31', '2036-01-31'),
    field('type', '企业类型', '代理商、贸易商'),
    field('authName', '认证人', '林工，采购经理'),
    field('authMobile', '手机号码', '138 0000 1278'),
    field('address', '详细地址', '粤海街道科苑路 15 号科兴科学园 B 栋 1206', '深圳市南山区粤海街道科苑路 15 号'),
  ],
  evidence: [
    { name: '营业执照.jpg', url: licencePicture },
    { name: '授权委托书.pdf', url: '/files/proxy.pdf' },
  ],
}
