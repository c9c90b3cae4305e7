import type * as z from 'zod'
import { choice } from '../field.ts'

/** 岗位. What somebody does at the desk; one person may do several things. */
export const DeskRole = choice('岗位', {
  reviewer: '审核',
  editor: '编辑',
  finance: '财务',
  support: '客服',
  owner: '负责人',
}).meta({ id: 'DeskRole' })
export type DeskRole = z.infer<typeof DeskRole>

/** 权限. What a call of the desk asks for. */
export const Right = choice('权限', {
  review: '审核企业与商品',
  moderate: '审核内容与举报',
  content: '编辑站点内容',
  money: '处理资金',
  people: '管理用户与企业',
  directory: '合并品牌与型号',
  tell: '发送平台消息',
  setting: '修改站点设置',
  role: '管理岗位',
  log: '查看操作记录',
  figures: '查看统计',
}).meta({ id: 'Right' })
export type Right = z.infer<typeof Right>
