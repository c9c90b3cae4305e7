// Generated from the contract by `npm run gen`. Do not edit.
import type { DeskRole } from '../types.gen.ts'

/** 岗位. */
export const deskRoleLabels: Record<DeskRole, string> = {"reviewer":"审核","editor":"编辑","finance":"财务","support":"客服","owner":"负责人"}
