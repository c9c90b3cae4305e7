import type * as z from 'zod'
import { choice } from '../field.ts'

/** 审核状态. Where something that people handed in stands. */
export const ReviewStatus = choice('审核状态', { pending: '审核中', passed: '已通过', rejected: '未通过' }).meta({
  id: 'ReviewStatus',
})
export type ReviewStatus = z.infer<typeof ReviewStatus>
