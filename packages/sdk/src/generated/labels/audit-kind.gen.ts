// Generated from the contract by `npm run gen`. Do not edit.
import type { AuditKind } from '../types.gen.ts'

/** 审核类型. */
export const auditKindLabels: Record<AuditKind, string> = {"enterprise":"企业认证","merchant":"商家入驻","article":"文章","demand":"供求","goods":"商品","receipt":"付款凭证","report":"资料报错","productLine":"产品线","spec":"资料","brand":"品牌","brandClaim":"品牌认领","circle":"圈子","agent":"代理商推荐","author":"作者申请","comment":"评论","textReport":"内容举报","trend":"帖子","trendReport":"帖子举报","talkReport":"会话举报","goodsReport":"商品举报","brandReport":"品牌报错"}
