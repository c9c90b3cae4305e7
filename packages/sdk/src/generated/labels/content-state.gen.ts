// Generated from the contract by `npm run gen`. Do not edit.
import type { ContentState } from '../types.gen.ts'

/** 展示状态. */
export const contentStateLabels: Record<ContentState, string> = {"shown":"展示中","waiting":"未开始","over":"已结束"}
