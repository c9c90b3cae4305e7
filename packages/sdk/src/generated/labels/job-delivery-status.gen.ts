// Generated from the contract by `npm run gen`. Do not edit.
import type { JobDeliveryStatus } from '../types.gen.ts'

/** 投递状态. */
export const jobDeliveryStatusLabels: Record<JobDeliveryStatus, string> = {"sent":"已投递","viewed":"已查看","invited":"邀请面试","refused":"不合适","hired":"已录用"}
