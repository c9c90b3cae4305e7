// Generated from the contract by `npm run gen`. Do not edit.
import type { JobSort } from '../types.gen.ts'

/** 职位排序. */
export const jobSortLabels: Record<JobSort, string> = {"newest":"最近更新","salary":"月薪从高到低"}
