import * as z from 'zod'
import { get } from '../endpoint.ts'
import { Id, Paging, paged, Time } from '../page.ts'
import { Told } from './row.ts'

/** 企业动态. A change of a company that was found after somebody began to follow it. */
export const CompanyNews = z
  .object({
    id: Id,
    item: z.string().describe('What changed: 注册资本变更, 新增裁判文书.'),
    before: z.string().describe('Empty where something is new.'),
    after: z.string(),
    date: Time.describe('When it became so, by the register.'),
    foundTime: Time.describe('When we learnt of it.'),
  })
  .meta({ id: 'CompanyNews' })
export type CompanyNews = z.infer<typeof CompanyNews>

/** 关注的企业. A company that somebody follows, with its latest news. */
export const FollowedCompany = z
  .object({
    id: Id,
    name: z.string(),
    regStatus: z.string(),
    newsCount: z.int().describe('Changes found since it is followed.'),
    news: z.array(CompanyNews).describe('The latest three.'),
    createTime: Time.describe('Since when it is followed.'),
    ...Told.shape,
  })
  .meta({ id: 'FollowedCompany' })
export type FollowedCompany = z.infer<typeof FollowedCompany>

/** Following itself is `/follow/follow` and `/follow/unfollow` with the type `company`. */
export const list = get('/tyc/follow/list', 'The companies I follow, those with the latest news first.', {
  input: Paging,
  output: paged(FollowedCompany),
})
