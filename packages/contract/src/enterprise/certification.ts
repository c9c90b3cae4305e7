import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { creditCode, day, fileAddress, listOf, mobile, note, text, webAddress } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { EnterpriseVO } from './enterprise.ts'
import { EnterpriseMemberStatus } from './member-status.ts'
import { EnterpriseStatus } from './status.ts'

/** 企业资料. My enterprise, as its members see it. */
export const EnterpriseUserDetail = z
  .object({
    ...EnterpriseVO.shape,
    businessLicense: Url,
    validTo: z.string().optional().describe('The last day of the licence: 2036-01-31; absent where it has no end.'),
    authName: z.string().describe('Who applied for the certification.'),
    authMobile: z.string(),
    position: z.string().optional(),
    proxyUrl: Url.optional().describe('授权委托书.'),
    rejectReason: z.string().optional(),
    blockReason: z.string().optional().describe('Why the desk has blocked it.'),
    rejects: z
      .array(z.object({ field: z.string(), reason: z.string() }))
      .describe('What was refused, by the name of the field in the application.'),
    creatorId: Id.describe('The person who keeps the enterprise.'),
    isCreator: z.boolean(),
    memberStatus: EnterpriseMemberStatus,
    createTime: Time,
    auditTime: Time.optional(),
  })
  .meta({ id: 'EnterpriseUserDetail' })
export type EnterpriseUserDetail = z.infer<typeof EnterpriseUserDetail>

/** 营业执照. A licence that was uploaded, with what could be read from the picture. */
export const BusinessLicense = z
  .object({
    url: Url,
    name: z.string().optional(),
    creditCode: z.string().optional(),
    legalPerson: z.string().optional(),
    address: z.string().optional(),
    validTo: z.string().optional().describe('The last day: 2036-01-31; absent where it has no end or was not read.'),
  })
  .meta({ id: 'BusinessLicense' })
export type BusinessLicense = z.infer<typeof BusinessLicense>

/** What a visitor of the page of an enterprise reads; it needs no review. */
const profile = {
  region: note('所在地区', 60).optional(),
  address: note('详细地址', 200).optional(),
  website: webAddress('公司网址').optional(),
  intro: note('企业简介', 2000).optional(),
}

/** What the review compares with the licence. */
export const CertificationDraft = z.object({
  name: text('企业名称', 100),
  creditCode: creditCode(),
  type: listOf('企业类型', text('企业类型', 20), 1, 10).describe('Labels of the list of types.'),
  businessLicense: fileAddress('营业执照'),
  legalPerson: note('法定代表人', 50).optional(),
  validTo: day('营业执照有效期').describe('The last day; left out where it has no end.').optional(),
  authName: text('认证人姓名', 30),
  authMobile: mobile('认证人手机号码'),
  position: note('职位', 40).optional(),
  proxyUrl: fileAddress('授权委托书').optional(),
  ...profile,
})

export const status = get('/enterprise/user/status', 'How far my certification is; null where I never applied.', {
  output: EnterpriseStatus.nullable(),
})

export const detail = get('/enterprise/user/detail', 'My enterprise with its certification; null where I have none.', {
  output: EnterpriseUserDetail.nullable(),
})

export const auth = post('/enterprise/user/auth', 'Applies for certification, or again after a refusal.', {
  idempotent: 'yes',
  input: CertificationDraft,
  output: z.object({ status: EnterpriseStatus }),
  errors: ['CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/enterprise', '/user/identity', '/dtUser/myDetail'],
})

export const uploadLicense = post(
  '/enterprise/user/businessLicense',
  'Takes a picture or PDF of a business licence and reads what it says.',
  {
    access: 'visitor',
    encoding: 'multipart',
    input: z.object({
      file: z
        .file({ error: '请上传营业执照' })
        .min(1, { error: '请上传营业执照' })
        .max(10 * 1024 * 1024, { error: '营业执照不能大于 10 MB' })
        .mime(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'], { error: '营业执照须为图片或 PDF' })
        .meta({ title: '营业执照' }),
    }),
    output: BusinessLicense,
    errors: ['FAIL', 'TOO_FREQUENT'],
  },
)

export const update = post(
  '/enterprise/user/update',
  'Replaces the profile of my enterprise, without review; what is left out is emptied.',
  {
    access: 'enterprise',
    idempotent: 'yes',
    input: z.object({ logo: fileAddress('企业标志').optional(), ...profile }),
    output: EnterpriseUserDetail,
    errors: ['FORBIDDEN'],
    invalidates: ['/enterprise'],
  },
)
