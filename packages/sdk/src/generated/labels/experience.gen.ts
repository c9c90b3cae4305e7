// Generated from the contract by `npm run gen`. Do not edit.
import type { Experience } from '../types.gen.ts'

/** 经验要求. */
export const experienceLabels: Record<Experience, string> = {"any":"经验不限","graduate":"应届生","under3":"3 年以下","from3":"3–5 年","from5":"5–10 年","from10":"10 年以上"}
