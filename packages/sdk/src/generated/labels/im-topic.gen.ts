// Generated from the contract by `npm run gen`. Do not edit.
import type { ImTopic } from '../types.gen.ts'

/** 会话主题. */
export const imTopicLabels: Record<ImTopic, string> = {"part":"型号","demand":"供求","goods":"商品","order":"订单"}
