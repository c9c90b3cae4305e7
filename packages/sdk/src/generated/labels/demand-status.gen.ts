// Generated from the contract by `npm run gen`. Do not edit.
import type { DemandStatus } from '../types.gen.ts'

/** 状态. */
export const demandStatusLabels: Record<DemandStatus, string> = {"draft":"草稿","open":"进行中","closed":"已关闭","expired":"已过期","rejected":"未通过"}
