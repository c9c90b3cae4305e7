// Generated from the contract by `npm run gen`. Do not edit.
import type { NoticePlace } from '../types.gen.ts'

/** 公告位置. */
export const noticePlaceLabels: Record<NoticePlace, string> = {"all":"全站","datasheet":"资料","mall":"商城","inquiry":"供求","news":"资讯"}
