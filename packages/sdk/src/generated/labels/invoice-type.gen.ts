// Generated from the contract by `npm run gen`. Do not edit.
import type { InvoiceType } from '../types.gen.ts'

/** 发票类型. */
export const invoiceTypeLabels: Record<InvoiceType, string> = {"ordinary":"普通发票","special":"专用发票"}
