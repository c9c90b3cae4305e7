// Generated from the contract by `npm run gen`. Do not edit.
import type { EventStatus } from '../types.gen.ts'

/** 活动状态. */
export const eventStatusLabels: Record<EventStatus, string> = {"upcoming":"未开始","open":"进行中","ended":"已结束"}
