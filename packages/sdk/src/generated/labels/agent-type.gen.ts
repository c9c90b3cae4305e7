// Generated from the contract by `npm run gen`. Do not edit.
import type { AgentType } from '../types.gen.ts'

/** 代理商类型. */
export const agentTypeLabels: Record<AgentType, string> = {"authorised":"授权代理","distributor":"分销商","solution":"方案商"}
