// Generated from the contract by `npm run gen`. Do not edit.
import type { ContentKind } from '../types.gen.ts'

/** 内容类型. */
export const contentKindLabels: Record<ContentKind, string> = {"notice":"公告","banner":"轮播图","link":"链接","hotWord":"热词","channel":"资讯频道"}
