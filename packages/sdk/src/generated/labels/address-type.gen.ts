// Generated from the contract by `npm run gen`. Do not edit.
import type { AddressType } from '../types.gen.ts'

/** 地址类型. */
export const addressTypeLabels: Record<AddressType, string> = {"CN":"中国内地","HK":"中国香港"}
