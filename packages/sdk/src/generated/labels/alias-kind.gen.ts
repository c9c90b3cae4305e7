// Generated from the contract by `npm run gen`. Do not edit.
import type { AliasKind } from '../types.gen.ts'

/** 别名对象. */
export const aliasKindLabels: Record<AliasKind, string> = {"part":"型号","brand":"品牌","category":"分类"}
