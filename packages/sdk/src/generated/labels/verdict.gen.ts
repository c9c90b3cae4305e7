// Generated from the contract by `npm run gen`. Do not edit.
import type { Verdict } from '../types.gen.ts'

/** 处理结果. */
export const verdictLabels: Record<Verdict, string> = {"accepted":"同意","refused":"拒绝"}
