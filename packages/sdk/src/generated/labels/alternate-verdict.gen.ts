// Generated from the contract by `npm run gen`. Do not edit.
import type { AlternateVerdict } from '../types.gen.ts'

/** 替代结论. */
export const alternateVerdictLabels: Record<AlternateVerdict, string> = {"drop-in":"可直接替换","board-change":"需改板","partial":"部分替代"}
