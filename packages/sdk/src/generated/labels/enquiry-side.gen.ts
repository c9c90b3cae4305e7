// Generated from the contract by `npm run gen`. Do not edit.
import type { EnquirySide } from '../types.gen.ts'

/** 一方. */
export const enquirySideLabels: Record<EnquirySide, string> = {"bidder":"报价方","owner":"发布方"}
