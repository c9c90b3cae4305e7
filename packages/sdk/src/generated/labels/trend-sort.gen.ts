// Generated from the contract by `npm run gen`. Do not edit.
import type { TrendSort } from '../types.gen.ts'

/** 排序. */
export const trendSortLabels: Record<TrendSort, string> = {"hot":"热门","newest":"最新","follow":"我加入的","unanswered":"待回答"}
