// Generated from the contract by `npm run gen`. Do not edit.
import type { LikeTarget } from '../types.gen.ts'

/** 点赞对象. */
export const likeTargetLabels: Record<LikeTarget, string> = {"article":"文章","comment":"评论","trends":"动态","trendsComment":"动态评论"}
