// Generated from the contract by `npm run gen`. Do not edit.
import type { Currency } from '../types.gen.ts'

/** 币种. */
export const currencyLabels: Record<Currency, string> = {"CNY":"人民币","USD":"美元"}
