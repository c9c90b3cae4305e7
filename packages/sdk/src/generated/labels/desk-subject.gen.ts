// Generated from the contract by `npm run gen`. Do not edit.
import type { DeskSubject } from '../types.gen.ts'

/** 操作对象. */
export const deskSubjectLabels: Record<DeskSubject, string> = {"account":"用户","audit":"审核事项","article":"文章","enterprise":"企业","brand":"品牌","part":"型号","refund":"退款","receipt":"付款凭证","invoice":"发票","merge":"合并","content":"站点内容","agreement":"协议","alias":"搜索别名","site":"站点"}
