import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, idOf, keywords, note, text, whole } from '../field.ts'
import { hints, Id, paged, Paging, Time, Url } from '../page.ts'
import { HotWord } from '../portal/hot-word.ts'
import { CompanyNews } from './follow.ts'
import { Told } from './row.ts'

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
    region: z.string().optional().describe('广东 深圳'),
    regInstitute: z.string().optional().describe('登记机关'),
    fromTime: Time.optional().describe('营业期限, its first day.'),
    toTime: Time.optional().describe('Its last day; absent where there is none.'),
    approvedTime: Time.optional().describe('核准日期'),
    actualCapital: z.string().optional().describe('实缴资本, with its currency.'),
    insuredCount: z.int().optional().describe('参保人数'),
    taxpayerType: z.string().optional().describe('纳税人资质'),
    enterpriseId: Id.optional().describe('The enterprise of the platform with this credit code.'),
    isFollow: z.boolean().optional().describe('Whether the person who asks follows this company.'),
    ...Told.shape,
  })
  .meta({ id: 'TycCompany' })
export type TycCompany = z.infer<typeof TycCompany>

/** 匹配方式. By what a company was found. */
export const CompanyMatch = choice('匹配方式', {
  name: '名称',
  formerName: '曾用名',
  initials: '拼音首字母',
  creditCode: '信用代码',
  person: '人员',
}).meta({ id: 'CompanyMatch' })
export type CompanyMatch = z.infer<typeof CompanyMatch>

const Matched = z.object({
  by: CompanyMatch,
  name: z.string().describe('The label of that: 曾用名.'),
  value: z.string().describe('What matched: 深圳市栖云贸易有限公司; of initials, those of the name.'),
})

/** 在芯谱. What a company does here. */
export const CompanyHere = z
  .object({
    enterpriseId: Id,
    merchantId: Id.optional(),
    demandCount: z.int(),
    stockCount: z.int(),
    goodsCount: z.int(),
  })
  .meta({ id: 'CompanyHere' })
export type CompanyHere = z.infer<typeof CompanyHere>

/** 企业搜索结果. A company that was found, with what it was found by. */
export const FoundCompany = z
  .object({
    ...TycCompany.shape,
    matched: Matched.optional().describe('The field that matched where it is not the name.'),
    here: CompanyHere.optional().describe('Where it is on this site.'),
  })
  .meta({ id: 'FoundCompany' })
export type FoundCompany = z.infer<typeof FoundCompany>

/** 企业提示. A company offered while typing. */
export const CompanyHint = z
  .object({
    id: Id,
    name: z.string(),
    creditCode: z.string(),
    region: z.string().optional(),
    regStatus: z.string(),
    matched: Matched.optional().describe('The field that matched where it is not the name.'),
    enterpriseId: Id.optional().describe('The enterprise of the platform with this credit code.'),
  })
  .meta({ id: 'CompanyHint' })
export type CompanyHint = z.infer<typeof CompanyHint>

const Facet = z.object({ value: z.string(), count: z.int() })

export const search = get(
  '/tyc/services/search',
  'Finds companies by name, former name, first letters, code or person.',
  {
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
  },
)

/** 企业筛选. How many of those found are so. */
export const CompanyFacets = z
  .object({
    regStatus: z.array(Facet),
    region: z.array(Facet),
    industry: z.array(Facet),
    isWhole: z.boolean().describe('False where more were found than are counted.'),
  })
  .meta({ id: 'CompanyFacets' })
export type CompanyFacets = z.infer<typeof CompanyFacets>

export const facets = get('/tyc/services/facets', 'What narrows a search for companies, with counts.', {
  access: 'visitor',
  input: z.object({ keywords: keywords() }),
  output: CompanyFacets,
})

export const hint = get('/tyc/services/hint', 'Companies offered while somebody types, with the field that matched.', {
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

export const hot = get(
  '/tyc/services/hot',
  'Companies that most people looked up within thirty days; `id` is the company.',
  {
    access: 'visitor',
    input: z.object({ size: whole('数量', 1, 50).default(10) }),
    output: z.array(HotWord),
  },
)

/** Once a day for a company. */
export const renew = post('/tyc/renew', 'Asks the provider for fresh data of a company.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('企业') }),
  output: z.object({
    updateTime: Time,
    changes: z.array(CompanyNews).describe('What is no longer as it was, newest first.'),
  }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT', 'FAIL'],
  invalidates: ['/tyc/services', '/tyc/follow'],
})
