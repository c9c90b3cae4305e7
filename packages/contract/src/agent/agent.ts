import * as z from 'zod'
import { ArticleDTO } from '../article/article.ts'
import { BrandHint, SpecBrand } from '../brand/brand.ts'
import { get } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { EvidenceItem } from '../enterprise/evidence.ts'
import { choice, flag, idOf, keywords, listOf, note, whole } from '../field.ts'
import { hints, Id, Paging, paged, Url } from '../page.ts'
import { ProductLine } from './product-line.ts'

/** 代理商类型. How an agent sells. */
export const AgentType = choice('代理商类型', {
  authorised: '授权代理',
  distributor: '分销商',
  solution: '方案商',
}).meta({ id: 'AgentType' })
export type AgentType = z.infer<typeof AgentType>

/** 品牌覆盖. How an agent sells one of the brands that were asked for. */
export const BrandCover = z
  .object({
    brandId: Id,
    isProven: z.boolean().describe('Whether a proof that passed the review is in force today.'),
    certUrl: Url.optional(),
    certExpire: z.string().optional().describe('Last day of the proof: 2027-06-30.'),
  })
  .meta({ id: 'BrandCover' })
export type BrandCover = z.infer<typeof BrandCover>

/** 代理商. An enterprise that sells parts for their makers. */
export const AgentVO = z
  .object({
    id: Id,
    enterpriseId: Id,
    name: z.string().describe('Short name.'),
    fullName: z.string(),
    fullLogo: Url,
    website: Url,
    type: AgentType,
    intro: z.string().optional(),
    region: z.string().optional().describe('广东 深圳'),
    address: z.string().optional(),
    brands: z.array(SpecBrand).describe('In a list the first eight; in a detail all that it named.'),
    brandCount: z.int(),
    productLineCount: z.int().describe('Lines that passed the review.'),
    line: ProductLine.optional().describe('In a list of one brand: its line of that brand, with proof and expiry.'),
    evidence: z.array(EvidenceItem).optional().describe('In a list: what the records say, without what they lack.'),
    covers: z.array(BrandCover).optional().describe('In a list of several brands: those of them that it sells.'),
    isAuth: z.boolean().describe('Whether at least one proof of authorisation passed the review and is in force.'),
    isFollow: z.boolean(),
    isHot: z.boolean(),
    viewCount: z.int(),
  })
  .meta({ id: 'AgentVO' })
export type AgentVO = z.infer<typeof AgentVO>

const ofAgent = { ...Paging.shape, agentId: idOf('代理商') }

export const search = get('/agent/search', 'Agents offered while typing; the id is the agent.', {
  access: 'visitor',
  input: z.object({ keywords: keywords() }),
  output: hints(BrandHint),
})

const filter = {
  keywords: keywords().optional(),
  brandId: listOf('品牌', idOf('品牌'), 0, 5).describe('Those that sell any of these; most of them first.').optional(),
  categoryId: idOf('分类').optional(),
  region: note('地区', 50).optional(),
  type: AgentType.optional(),
  letter: z
    .string({ error: '请选择首字母' })
    .regex(/^[A-Z#]$/, { error: '请选择首字母' })
    .meta({ title: '首字母' })
    .describe('A to Z of the short name, or # for a figure.')
    .optional(),
  auth: flag('只看已授权').describe('Only those with a proof that is in force.').optional(),
}

export const list = get('/agent/list', 'Agents, narrowed by brand, category, place and kind.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    ...filter,
    sort: choice('排序', { relevance: '综合', brands: '品牌最多', response: '回复最快' }).default('relevance'),
  }),
  output: paged(AgentVO),
})

/** 代理商筛选. What a list of agents can be narrowed by, each value with how many it leaves. */
export const AgentFacets = z
  .object({
    brands: z.array(z.object({ id: Id, name: z.string(), count: z.int() })).describe('Those that were chosen first.'),
    categories: z.array(z.object({ id: Id, name: z.string(), count: z.int() })),
    types: z.array(z.object({ value: AgentType, count: z.int() })),
    regions: z.array(z.object({ value: z.string(), count: z.int() })).describe('The first word of the place: 广东.'),
    letters: z.array(z.object({ letter: z.string(), count: z.int() })),
    proven: z.int().describe('Those with a proof that is in force.'),
  })
  .meta({ id: 'AgentFacets' })
export type AgentFacets = z.infer<typeof AgentFacets>

export const facets = get('/agent/facet/list', 'What a list of agents can be narrowed by.', {
  access: 'visitor',
  input: z.object(filter),
  output: AgentFacets,
})

/** 最少代理商. The fewest agents that together may sell all of some brands. */
export const FewestAgents = z
  .object({
    agents: z.array(AgentVO).describe('Who covers most first; several sets of one size are told apart by the day.'),
    missing: z.array(Id).describe('Brands that nobody proves.'),
    most: z.int().describe('Of how many of the brands one agent alone proves at most.'),
  })
  .meta({ id: 'FewestAgents' })
export type FewestAgents = z.infer<typeof FewestAgents>

export const fewest = get('/agent/fewest', 'The fewest agents that prove all of some brands together.', {
  access: 'visitor',
  input: z.object({ brandId: listOf('品牌', idOf('品牌'), 2, 5), region: note('地区', 50).optional() }),
  output: FewestAgents,
})

export const detail = get('/agent/detail', 'One agent; remembers the view.', {
  access: 'visitor',
  input: z.object({ id: idOf('代理商') }),
  output: AgentVO,
  errors: ['NOT_FOUND'],
})

export const hot = get('/agent/hot', 'The agents people look at most.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 50).default(10) }),
  output: z.array(AgentVO),
})

export const brands = get('/agent/brands', 'The brands an agent sells.', {
  access: 'visitor',
  input: z.object(ofAgent),
  output: paged(SpecBrand),
  errors: ['NOT_FOUND'],
})

export const contacts = get('/agent/contacts', 'Whom to call at an agent; masked for visitors.', {
  access: 'visitor',
  input: z.object({ agentId: idOf('代理商') }),
  output: z.array(ContactVO),
  errors: ['NOT_FOUND'],
})

export const news = get('/agent/news', 'Articles by an agent and about it, newest first.', {
  access: 'visitor',
  input: z.object(ofAgent),
  output: paged(ArticleDTO),
  errors: ['NOT_FOUND'],
})
