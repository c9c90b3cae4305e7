import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { UserBrief } from './profile.ts'

/** 关注类型. What kinds of things people follow. */
export const FollowedKind = choice('关注类型', {
  author: '作者',
  brand: '品牌',
  agent: '代理商',
  enterprise: '企业',
  company: '工商企业',
  group: '圈子',
  originalFactory: '原厂',
}).meta({ id: 'FollowedKind' })
export type FollowedKind = z.infer<typeof FollowedKind>

/** 关注. One thing that a person follows. */
export const FollowedItem = z
  .object({
    id: Id.describe('Of the thing itself.'),
    name: z.string(),
    imgUrl: Url,
    type: FollowedKind,
    createTime: Time,
  })
  .meta({ id: 'FollowedItem' })
export type FollowedItem = z.infer<typeof FollowedItem>

export const list = get('/my/follow/list', 'What the person follows of one kind, newest first.', {
  input: z.object({ ...Paging.shape, type: FollowedKind }),
  output: paged(FollowedItem),
})

export const fans = get('/my/fans/list', 'The people who follow the person, newest first.', {
  input: Paging,
  output: paged(UserBrief),
})
