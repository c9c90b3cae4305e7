// Generated from the contract by `npm run gen`. Do not edit.
import type { EnquiryStatus } from '../types.gen.ts'

/** 状态. */
export const enquiryStatusLabels: Record<EnquiryStatus, string> = {"waiting":"待回复","replied":"已回复","accepted":"已接受","refused":"已拒绝","cancelled":"已取消"}
