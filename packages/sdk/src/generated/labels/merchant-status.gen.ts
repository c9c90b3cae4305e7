// Generated from the contract by `npm run gen`. Do not edit.
import type { MerchantStatus } from '../types.gen.ts'

/** 店铺状态. */
export const merchantStatusLabels: Record<MerchantStatus, string> = {"pending":"待审核","open":"营业中","rejected":"未通过","closed":"已停业"}
