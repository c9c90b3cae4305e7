import type * as z from 'zod'
import { choice } from '../field.ts'

/** 认证状态. How far the certification of an enterprise is; who never applied has none. */
export const EnterpriseStatus = choice('认证状态', {
  pending: '待审核',
  certified: '已认证',
  rejected: '未通过',
  blocked: '已停用',
}).meta({ id: 'EnterpriseStatus' })
export type EnterpriseStatus = z.infer<typeof EnterpriseStatus>
