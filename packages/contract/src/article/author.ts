import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { fileAddress, idOf, keywords, note, text, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { ReviewStatus } from '../portal/review-status.ts'
import { Series } from './series.ts'

/** 作者. A person whose articles are published here. */
export const AuthorVO = z
  .object({
    id: z.int().min(0).describe('0 for who wrote something and is no author yet.'),
    userId: Id,
    nickName: z.string(),
    avatar: Url,
    intro: z.string().optional(),
    level: z.int().optional().describe('Rank, from 1; grows with readers and followers.'),
    articleCount: z.int().describe('Published articles.'),
    fansCount: z.int(),
    likeCount: z.int(),
    readCount: z.int(),
    isFollow: z.boolean().describe('Whether the person who asks follows them.'),
    createTime: Time,
  })
  .meta({ id: 'AuthorVO' })
export type AuthorVO = z.infer<typeof AuthorVO>

/** 作者主页. An author with the series of articles they wrote. */
export const AuthorDetail = z.object({ ...AuthorVO.shape, series: z.array(Series) }).meta({ id: 'AuthorDetail' })
export type AuthorDetail = z.infer<typeof AuthorDetail>

export const detail = get('/author/{id}', 'One author.', {
  access: 'visitor',
  input: z.object({ id: idOf('作者') }),
  output: AuthorDetail,
  errors: ['NOT_FOUND'],
})

export const list = get('/author/list', 'Authors, most followed first.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, keywords: keywords().optional() }),
  output: paged(AuthorVO),
})

export const popular = get('/author/popular', 'The authors whose articles are read most these days.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 50).default(10) }),
  output: z.array(AuthorVO),
})

/** 作者申请. Where an application stands; null before the first. */
export const AuthorApplication = z
  .object({ status: ReviewStatus, reason: z.string().describe('Why it was refused; else empty.'), createTime: Time })
  .meta({ id: 'AuthorApplication' })

export const application = get('/author/application', "Where the person's application stands.", {
  output: AuthorApplication.nullable(),
})

/** Asking again while the review lasts replaces what was sent; an author who asks again meets a CONFLICT. */
export const apply = post('/author/apply', 'Asks to become an author; a reviewer decides.', {
  idempotent: 'yes',
  input: z.object({
    realName: text('真实姓名', 30),
    intro: text('个人简介', 500),
    field: note('擅长领域', 100).optional(),
    certUrl: fileAddress('资质证明').optional(),
  }),
  errors: ['CONFLICT'],
  invalidates: ['/author'],
})
