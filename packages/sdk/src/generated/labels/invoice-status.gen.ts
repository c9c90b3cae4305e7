// Generated from the contract by `npm run gen`. Do not edit.
import type { InvoiceStatus } from '../types.gen.ts'

/** 开票状态. */
export const invoiceStatusLabels: Record<InvoiceStatus, string> = {"applied":"待开票","issued":"已开票","refused":"已拒绝"}
