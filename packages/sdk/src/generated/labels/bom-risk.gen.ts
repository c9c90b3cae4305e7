// Generated from the contract by `npm run gen`. Do not edit.
import type { BomRisk } from '../types.gen.ts'

/** 风险. */
export const bomRiskLabels: Record<BomRisk, string> = {"out":"缺货","short":"数量不够","ending":"停产或不推荐","single":"只有一家有货"}
