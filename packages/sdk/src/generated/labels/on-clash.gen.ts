// Generated from the contract by `npm run gen`. Do not edit.
import type { OnClash } from '../types.gen.ts'

/** 重名处理. */
export const onClashLabels: Record<OnClash, string> = {"refuse":"不保存","rename":"改名保存","replace":"覆盖"}
