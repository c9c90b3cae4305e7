// Generated from the contract by `npm run gen`. Do not edit.
import type { StockStatus } from '../types.gen.ts'

/** 库存状态. */
export const stockStatusLabels: Record<StockStatus, string> = {"on":"展示中","off":"已下架"}
