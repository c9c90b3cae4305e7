// Generated from the contract by `npm run gen`. Do not edit.
import type { DiskOwner } from '../types.gen.ts'

/** 云盘归属. */
export const diskOwnerLabels: Record<DiskOwner, string> = {"personal":"个人","enterprise":"企业"}
