// Generated from the contract by `npm run gen`. Do not edit.
import type { Right } from '../types.gen.ts'

/** 权限. */
export const rightLabels: Record<Right, string> = {"review":"审核企业与商品","moderate":"审核内容与举报","content":"编辑站点内容","money":"处理资金","people":"管理用户与企业","directory":"合并品牌与型号","tell":"发送平台消息","setting":"修改站点设置","role":"管理岗位","log":"查看操作记录","figures":"查看统计"}
