// Generated from the contract by `npm run gen`. Do not edit.
import type { CircleStatus } from '../types.gen.ts'

/** 圈子状态. */
export const circleStatusLabels: Record<CircleStatus, string> = {"pending":"审核中","open":"已开放","rejected":"未通过"}
