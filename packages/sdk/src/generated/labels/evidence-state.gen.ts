// Generated from the contract by `npm run gen`. Do not edit.
import type { EvidenceState } from '../types.gen.ts'

/** 佐证状态. */
export const evidenceStateLabels: Record<EvidenceState, string> = {"good":"已核实","warn":"需留意","bad":"有风险","unknown":"暂无记录"}
