// Generated from the contract by `npm run gen`. Do not edit.
import type { AppPlatform } from '../types.gen.ts'

/** 平台. */
export const appPlatformLabels: Record<AppPlatform, string> = {"ios":"iOS","android":"Android"}
