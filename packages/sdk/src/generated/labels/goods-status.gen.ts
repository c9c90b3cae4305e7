// Generated from the contract by `npm run gen`. Do not edit.
import type { GoodsStatus } from '../types.gen.ts'

/** 商品状态. */
export const goodsStatusLabels: Record<GoodsStatus, string> = {"off":"已下架","on":"在售","pending":"待审核","rejected":"未通过"}
