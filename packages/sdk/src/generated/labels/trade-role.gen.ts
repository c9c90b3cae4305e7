// Generated from the contract by `npm run gen`. Do not edit.
import type { TradeRole } from '../types.gen.ts'

/** 交易身份. */
export const tradeRoleLabels: Record<TradeRole, string> = {"buyer":"买家","seller":"卖家"}
