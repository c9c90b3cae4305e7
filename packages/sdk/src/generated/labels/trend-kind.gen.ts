// Generated from the contract by `npm run gen`. Do not edit.
import type { TrendKind } from '../types.gen.ts'

/** 帖子类型. */
export const trendKindLabels: Record<TrendKind, string> = {"question":"提问","show":"晒板","talk":"交流"}
