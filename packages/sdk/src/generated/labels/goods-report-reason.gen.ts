// Generated from the contract by `npm run gen`. Do not edit.
import type { GoodsReportReason } from '../types.gen.ts'

/** 举报原因. */
export const goodsReportReasonLabels: Record<GoodsReportReason, string> = {"counterfeit":"假冒或翻新货","mismatch":"图片或描述与型号不符","price":"价格或库存虚假","contact":"引导站外交易","illegal":"违法违规","other":"其他"}
