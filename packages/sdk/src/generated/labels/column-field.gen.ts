// Generated from the contract by `npm run gen`. Do not edit.
import type { ColumnField } from '../types.gen.ts'

/** 列含义. */
export const columnFieldLabels: Record<ColumnField, string> = {"model":"型号","brand":"品牌","quantity":"数量","price":"单价","currency":"币种","package":"封装","value":"参数值","rating":"其他参数","batchNo":"批号","delivery":"交期","location":"库存地","designator":"位号","remark":"备注","description":"描述","supplierNo":"商城编号","dnp":"不贴"}
