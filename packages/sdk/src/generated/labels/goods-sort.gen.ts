// Generated from the contract by `npm run gen`. Do not edit.
import type { GoodsSort } from '../types.gen.ts'

/** 排序. */
export const goodsSortLabels: Record<GoodsSort, string> = {"relevance":"相关度","price":"价格从低到高","-price":"价格从高到低","sale":"销量","newest":"最新上架"}
