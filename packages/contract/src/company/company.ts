import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, keywords, note, text, whole } from '../field.ts'
import { hints, Id, paged, Paging, Time, Url } from '../page.ts'
import { HotWord } from '../portal/hot-word.ts'

/** 工商企业. A company as the business register has it, told by a third party. */
export const TycCompany = z
  .object({
    id: Id.describe('Our number of the company.'),
    name: z.string(),
    regStatus: z.string().describe('存续, 注销, 吊销…'),
    legalPersonName: z.string(),
    legalPersonId: Id.optional().describe('The legal person among the staff, to see their companies.'),
    regCapital: z.string().describe('With its currency: 1000万人民币.'),
    estiblishTime: Time.describe("The day it was founded; the provider's spelling."),
    creditCode: z.string().describe('统一社会信用代码'),
    regNumber: z.string().optional().describe('工商注册号'),
    orgNumber: z.string().optional().describe('组织机构代码'),
    companyOrgType: z.string(),
    industry: z.string(),
    regLocation: z.string(),
    businessScope: z.string(),
    phoneNumber: z.string().optional(),
    email: z.string().optional(),
    websiteList: z.string().optional().describe('Its sites, one a line.'),
    logo: Url.optional(),
    tags: z.array(z.string()),
    staffNumRange: z.string().optional().describe('50-99人'),
    historyNames: z.array(z.string()).optional().describe('Names it had before, newest first.'),
    enterpriseId: Id.optional().describe('The enterprise of the platform with this credit code.'),
    isFollow: z.boolean().optional().describe('Whether the person who asks follows that enterprise.'),
    source: z.string().describe('Who told it, for 数据来源.'),
    updateTime: Time.describe('When it was told.'),
  })
  .meta({ id: 'TycCompany' })
export type TycCompany = z.infer<typeof TycCompany>

/** 企业搜索结果. A company that was found, with what it was found by. */
export const FoundCompany = z
  .object({
    ...TycCompany.shape,
    matched: z
      .object({ name: z.string().describe('曾用名'), value: z.string() })
      .optional()
      .describe('The field that matched where it is not the name.'),
  })
  .meta({ id: 'FoundCompany' })
export type FoundCompany = z.infer<typeof FoundCompany>

/** 企业提示. A company offered while typing. */
export const CompanyHint = z.object({ id: Id, name: z.string(), creditCode: z.string() }).meta({ id: 'CompanyHint' })
export type CompanyHint = z.infer<typeof CompanyHint>

export const search = get('/tyc/services/search', 'Finds companies by name, former name, credit code or person.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords(),
    region: note('地区', 30).describe('A province or city as the register writes it.').optional(),
    industry: note('行业', 50).optional(),
    regStatus: note('登记状态', 20).optional(),
  }),
  output: paged(FoundCompany),
  errors: ['FAIL'],
})

export const hint = get('/tyc/services/hint', 'Companies whose name or credit code begins so.', {
  access: 'visitor',
  input: z.object({ keywords: keywords() }),
  output: hints(CompanyHint),
  errors: ['FAIL'],
})

export const baseinfo = get('/tyc/services/baseinfo', 'One company, by number or by its full name.', {
  access: 'visitor',
  input: z.object({ id: idOf('企业').optional(), name: text('企业名称', 200).optional() }),
  output: TycCompany,
  errors: ['NOT_FOUND', 'FAIL'],
})

export const hot = get('/tyc/services/hot', 'Companies people look up most.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 50).default(10) }),
  output: z.array(HotWord),
})

/** Once a day for a company. */
export const renew = post('/tyc/renew', 'Asks the provider for fresh data of a company.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('企业') }),
  output: z.object({ updateTime: Time }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT', 'FAIL'],
  invalidates: ['/tyc/services'],
})
