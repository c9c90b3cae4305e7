// Generated from the contract by `npm run gen`. Do not edit.
import type { StockSort } from '../types.gen.ts'

/** 排序. */
export const stockSortLabels: Record<StockSort, string> = {"newest":"最近更新","cheapest":"价格最低","most":"数量最多"}
