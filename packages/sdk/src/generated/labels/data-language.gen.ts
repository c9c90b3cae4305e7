// Generated from the contract by `npm run gen`. Do not edit.
import type { DataLanguage } from '../types.gen.ts'

/** 语言. */
export const dataLanguageLabels: Record<DataLanguage, string> = {"zh":"中文","en":"英文"}
