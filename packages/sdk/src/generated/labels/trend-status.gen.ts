// Generated from the contract by `npm run gen`. Do not edit.
import type { TrendStatus } from '../types.gen.ts'

/** 帖子状态. */
export const trendStatusLabels: Record<TrendStatus, string> = {"published":"已发布","pending":"审核中","removed":"已下架"}
