// Generated from the contract by `npm run gen`. Do not edit.
import type { ConfigKey } from '../types.gen.ts'

/** 配置项. */
export const configKeyLabels: Record<ConfigKey, string> = {"lotteryStatus":"抽奖活动"}
