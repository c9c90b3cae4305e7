// Generated from the contract by `npm run gen`. Do not edit.
import type { FulltextSort } from '../types.gen.ts'

/** 排序. */
export const fulltextSortLabels: Record<FulltextSort, string> = {"relevance":"相关度","newest":"最新","downloads":"下载量"}
