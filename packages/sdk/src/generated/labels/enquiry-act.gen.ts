// Generated from the contract by `npm run gen`. Do not edit.
import type { EnquiryAct } from '../types.gen.ts'

/** 往来. */
export const enquiryActLabels: Record<EnquiryAct, string> = {"quote":"报价","counter":"还价","accept":"接受","refuse":"拒绝","cancel":"撤回"}
