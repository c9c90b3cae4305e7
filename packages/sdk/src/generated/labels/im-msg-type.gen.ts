// Generated from the contract by `npm run gen`. Do not edit.
import type { ImMsgType } from '../types.gen.ts'

/** 聊天内容类型. */
export const imMsgTypeLabels: Record<ImMsgType, string> = {"text":"文字","image":"图片","file":"文件","part":"型号卡","datasheet":"资料卡","goods":"商品卡","demand":"供求卡","quote":"报价卡","order":"订单卡"}
