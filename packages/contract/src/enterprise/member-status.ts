import type * as z from 'zod'
import { choice } from '../field.ts'

/** 成员状态. How far the wish to join an enterprise is. */
export const EnterpriseMemberStatus = choice('成员状态', {
  applying: '申请中',
  joined: '已加入',
  refused: '已拒绝',
}).meta({
  id: 'EnterpriseMemberStatus',
})
export type EnterpriseMemberStatus = z.infer<typeof EnterpriseMemberStatus>

/** 成员角色. The creator keeps the enterprise; there is one. */
export const EnterpriseMemberRole = choice('成员角色', { creator: '创建者', member: '成员' }).meta({
  id: 'EnterpriseMemberRole',
})
export type EnterpriseMemberRole = z.infer<typeof EnterpriseMemberRole>
