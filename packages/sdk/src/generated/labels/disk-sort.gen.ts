// Generated from the contract by `npm run gen`. Do not edit.
import type { DiskSort } from '../types.gen.ts'

/** 排序. */
export const diskSortLabels: Record<DiskSort, string> = {"name":"名称","time":"时间","size":"大小"}
