// Generated from the contract by `npm run gen`. Do not edit.
import type { UserStatus } from '../types.gen.ts'

/** 账号状态. */
export const userStatusLabels: Record<UserStatus, string> = {"active":"正常","blocked":"已停用"}
