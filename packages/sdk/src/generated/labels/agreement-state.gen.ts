// Generated from the contract by `npm run gen`. Do not edit.
import type { AgreementState } from '../types.gen.ts'

/** 协议状态. */
export const agreementStateLabels: Record<AgreementState, string> = {"draft":"草稿","waiting":"待生效","inForce":"现行","past":"已失效"}
