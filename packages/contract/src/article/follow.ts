import * as z from 'zod'
import { post } from '../endpoint.ts'
import { choice, idOf } from '../field.ts'

/** 关注对象. What can be followed here; merchants and circles have calls of their own. */
export const FollowTarget = choice('关注对象', {
  author: '作者',
  brand: '品牌',
  agent: '代理商',
  enterprise: '企业',
  company: '工商企业',
  originalFactory: '原厂',
}).meta({ id: 'FollowTarget' })
export type FollowTarget = z.infer<typeof FollowTarget>

/** 关注. Whether the person who asks follows something. */
export const FollowState = z.object({ isFollow: z.boolean() }).meta({ id: 'FollowState' })
export type FollowState = z.infer<typeof FollowState>

const Target = z.object({ type: FollowTarget, targetId: idOf('关注对象') })

export const follow = post('/follow/follow', 'Follows an author, a brand, an agent, a company or a maker.', {
  idempotent: 'yes',
  input: Target,
  output: FollowState,
  errors: ['NOT_FOUND'],
  invalidates: ['/news/attention', '/my/follow', '/tyc/follow', '/tyc/services/baseinfo', '/originalFactory'],
})

export const unfollow = post('/follow/unfollow', 'Follows it no longer.', {
  idempotent: 'yes',
  input: Target,
  output: FollowState,
  errors: ['NOT_FOUND'],
  invalidates: ['/news/attention', '/my/follow', '/tyc/follow', '/tyc/services/baseinfo', '/originalFactory'],
})
