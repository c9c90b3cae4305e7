// Generated from the contract by `npm run gen`. Do not edit.
import type { HealthState } from '../types.gen.ts'

/** 运行状况. */
export const healthStateLabels: Record<HealthState, string> = {"ok":"正常","known":"留意","wrong":"要处理"}
