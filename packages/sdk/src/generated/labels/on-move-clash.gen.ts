// Generated from the contract by `npm run gen`. Do not edit.
import type { OnMoveClash } from '../types.gen.ts'

/** 重名处理. */
export const onMoveClashLabels: Record<OnMoveClash, string> = {"refuse":"都不动","rename":"都保留","replace":"覆盖","skip":"跳过同名的"}
