// Generated from the contract by `npm run gen`. Do not edit.
import type { MessageKind } from '../types.gen.ts'

/** 消息类型. */
export const messageKindLabels: Record<MessageKind, string> = {"comment":"评论","fans":"粉丝","like":"点赞","mail":"私信","notification":"通知","platform":"平台消息"}
