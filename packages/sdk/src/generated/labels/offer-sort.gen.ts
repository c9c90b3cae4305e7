// Generated from the contract by `npm run gen`. Do not edit.
import type { OfferSort } from '../types.gen.ts'

/** 排序. */
export const offerSortLabels: Record<OfferSort, string> = {"price":"价格","stock":"库存","newest":"更新时间"}
