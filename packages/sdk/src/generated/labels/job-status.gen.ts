// Generated from the contract by `npm run gen`. Do not edit.
import type { JobStatus } from '../types.gen.ts'

/** 职位状态. */
export const jobStatusLabels: Record<JobStatus, string> = {"open":"招聘中","closed":"已停止招聘"}
