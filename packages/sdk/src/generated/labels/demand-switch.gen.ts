// Generated from the contract by `npm run gen`. Do not edit.
import type { DemandSwitch } from '../types.gen.ts'

/** 状态. */
export const demandSwitchLabels: Record<DemandSwitch, string> = {"open":"进行中","closed":"已关闭"}
