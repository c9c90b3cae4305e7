// Generated from the contract by `npm run gen`. Do not edit.
import type { MessageTarget } from '../types.gen.ts'

/** 消息对象. */
export const messageTargetLabels: Record<MessageTarget, string> = {"user":"用户","spec":"资料","article":"文章","comment":"评论","trend":"帖子","circle":"圈子","demand":"供求","enquiry":"询价","agent":"代理商","goods":"商品","bargaining":"议价","order":"订单","invoice":"发票","enterprise":"企业","merchant":"店铺","job":"职位","task":"导入任务","file":"云盘文件"}
