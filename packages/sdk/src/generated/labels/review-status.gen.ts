// Generated from the contract by `npm run gen`. Do not edit.
import type { ReviewStatus } from '../types.gen.ts'

/** 审核状态. */
export const reviewStatusLabels: Record<ReviewStatus, string> = {"pending":"审核中","passed":"已通过","rejected":"未通过"}
