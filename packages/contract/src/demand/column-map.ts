import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, listOf, text, whole } from '../field.ts'

/** 列含义. What a column of a spreadsheet holds. */
export const ColumnField = choice('列含义', {
  model: '型号',
  brand: '品牌',
  quantity: '数量',
  price: '单价',
  currency: '币种',
  package: '封装',
  value: '参数值',
  rating: '其他参数',
  batchNo: '批号',
  delivery: '交期',
  location: '库存地',
  designator: '位号',
  remark: '备注',
  description: '描述',
  supplierNo: '商城编号',
  dnp: '不贴',
}).meta({ id: 'ColumnField' })
export type ColumnField = z.infer<typeof ColumnField>

/** 列对应. What one column holds. */
export const ColumnChoice = z
  .object({ column: whole('列', 0, 255).describe('Place of the column, from 0.'), field: ColumnField })
  .meta({ id: 'ColumnChoice' })
export type ColumnChoice = z.infer<typeof ColumnChoice>

/** 列映射. Which columns hold what; those that are not named are left out. */
export const ColumnMap = listOf('列映射', ColumnChoice, 1, 20)
export type ColumnMap = z.infer<typeof ColumnMap>

const signature = text('表头签名', 128).describe('A digest of the header row, made by the caller.')

export const find = get('/bom/mapping', 'The columns this person chose for a header row, or null.', {
  input: z.object({ signature }),
  output: ColumnMap.nullable(),
})

export const save = post('/bom/mapping/save', 'Remembers the columns for a header row.', {
  idempotent: 'yes',
  input: z.object({ signature, map: ColumnMap }),
  invalidates: ['/bom/mapping'],
})
