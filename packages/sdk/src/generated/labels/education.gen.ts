// Generated from the contract by `npm run gen`. Do not edit.
import type { Education } from '../types.gen.ts'

/** 学历要求. */
export const educationLabels: Record<Education, string> = {"any":"学历不限","college":"大专","bachelor":"本科","master":"硕士","doctor":"博士"}
