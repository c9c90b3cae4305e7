// Generated from the contract by `npm run gen`. Do not edit.
import type { OfferKind } from '../types.gen.ts'

/** 报价来源. */
export const offerKindLabels: Record<OfferKind, string> = {"goods":"商城","stock":"库存","supply":"供应"}
