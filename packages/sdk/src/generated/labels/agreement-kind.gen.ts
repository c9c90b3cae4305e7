// Generated from the contract by `npm run gen`. Do not edit.
import type { AgreementKind } from '../types.gen.ts'

/** 协议. */
export const agreementKindLabels: Record<AgreementKind, string> = {"service":"用户服务协议","privacy":"隐私政策","disclaimer":"免责声明"}
