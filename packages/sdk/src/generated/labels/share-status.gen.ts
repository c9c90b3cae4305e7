// Generated from the contract by `npm run gen`. Do not edit.
import type { ShareStatus } from '../types.gen.ts'

/** 邀请状态. */
export const shareStatusLabels: Record<ShareStatus, string> = {"registered":"已注册","rewarded":"已奖励","invalid":"无效"}
