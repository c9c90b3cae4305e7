// Generated from the contract by `npm run gen`. Do not edit.
import type { ArticleStatus } from '../types.gen.ts'

/** 文章状态. */
export const articleStatusLabels: Record<ArticleStatus, string> = {"DRAFT":"草稿","PENDING":"审核中","PUBLISHED":"已发布","DISMOUNT":"已下架","DELETEED":"已删除"}
