// Generated from the contract by `npm run gen`. Do not edit.
import type { BargainingStatus } from '../types.gen.ts'

/** 议价状态. */
export const bargainingStatusLabels: Record<BargainingStatus, string> = {"waiting":"待回复","accepted":"已接受","refused":"已拒绝","cancelled":"已取消","ordered":"已下单","expired":"已过期"}
