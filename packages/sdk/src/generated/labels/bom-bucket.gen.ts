// Generated from the contract by `npm run gen`. Do not edit.
import type { BomBucket } from '../types.gen.ts'

/** 去向. */
export const bomBucketLabels: Record<BomBucket, string> = {"cart":"购物车","demand":"求购","review":"待核对"}
