// Generated from the contract by `npm run gen`. Do not edit.
import type { ContentField } from '../types.gen.ts'

/** 内容字段. */
export const contentFieldLabels: Record<ContentField, string> = {"name":"名称","url":"链接地址","imgUrl":"图片"}
