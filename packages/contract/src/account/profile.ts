import * as z from 'zod'
import { Right } from '../admin/right.ts'
import { get, post } from '../endpoint.ts'
import { choice, email, fileAddress, idOf, note } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { ownerProof } from './proof.ts'
import { nickname } from './credential.ts'

/** 用户简介. What others see of a person. */
export const UserBrief = z.object({ id: Id, avatar: Url, nickName: z.string() }).meta({ id: 'UserBrief' })
export type UserBrief = z.infer<typeof UserBrief>

/** 性别. As the person wishes to be addressed. */
export const Sex = choice('性别', { male: '男', female: '女', secret: '保密' }).meta({ id: 'Sex' })
export type Sex = z.infer<typeof Sex>

/** 用户资料. What a person sees of themselves. */
export const UserDetail = z
  .object({
    ...UserBrief.shape,
    mobile: z.string().describe('Masked in the middle: +86-138****0000; empty where none is bound.'),
    hasPassword: z.boolean(),
    email: z.string().optional().describe('Where to write to.'),
    sex: Sex.optional(),
    company: z.string().optional(),
    position: z.string().optional(),
    industry: z.string().optional(),
    province: z.string().optional(),
    city: z.string().optional(),
    intro: z.string().optional(),
    isHistoryPaused: z.boolean().describe('Whether what the person looks at is not remembered for now.'),
    favourCount: z.int(),
    followCount: z.int().optional().describe('Authors, brands, companies and circles that the person follows.'),
    fansCount: z.int().optional().describe('People who follow the person.'),
    articleCount: z.int().optional().describe('Published articles of the person.'),
    createTime: Time,
  })
  .meta({ id: 'UserDetail' })
export type UserDetail = z.infer<typeof UserDetail>

/** 身份. Which roles a person has; the menus follow it. */
export const UserIdentity = z
  .object({
    userId: Id,
    isEnterprise: z.boolean().describe('Belongs to a certified enterprise.'),
    isEnterpriseCreator: z.boolean().describe('Certified it, and may decide on its members.'),
    isAuthor: z.boolean(),
    isMerchant: z.boolean(),
    isMember: z.boolean().describe('Has a membership that has not run out.'),
    isAdmin: z.boolean().describe('Works at the desk.'),
    rights: z.array(Right).describe('What the person may do there.'),
    enterpriseId: Id.optional(),
    authorId: Id.optional(),
    merchantId: Id.optional(),
  })
  .meta({ id: 'UserIdentity' })
export type UserIdentity = z.infer<typeof UserIdentity>

export const myDetail = post('/dtUser/myDetail', 'The profile of the person who asks.', {
  idempotent: 'safe',
  output: UserDetail,
})

export const info = get('/dtUser/info', 'Name and picture of one person.', {
  input: z.object({ id: idOf('用户') }),
  output: UserBrief,
  errors: ['NOT_FOUND'],
})

export const identity = get('/user/identity', 'The roles of the person who asks.', { output: UserIdentity })

/** A POST, so that the proof stands in no address. */
export const exportData = post(
  '/my/data/export',
  'Everything that is kept of the person, as one zip: what they wrote and kept as JSON, and the files they sent.',
  {
    input: z.object({ proof: ownerProof() }),
    output: 'blob',
    errors: ['FORBIDDEN', 'TOO_FREQUENT'],
  },
)

/** What is left out stays as it is; an empty text clears. A password is changed by /restPwd. */
export const update = post('/dtUser/update', 'Changes what a profile says.', {
  idempotent: 'yes',
  input: z.object({
    nickName: nickname().optional(),
    avatar: fileAddress('头像').optional(),
    sex: Sex.optional(),
    email: email().describe('Where to write to; not proved, so nobody logs in with it.').optional(),
    company: note('公司', 100).optional(),
    position: note('职位', 50).optional(),
    industry: note('行业', 50).optional(),
    province: note('省份', 30).optional(),
    city: note('城市', 30).optional(),
    intro: note('个人简介', 500).optional(),
  }),
  output: UserDetail,
  invalidates: ['/dtUser', '/user/checkRequiredData'],
})
