import * as z from 'zod'
import { BrandHint } from '../brand/brand.ts'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, idsOf, money, note, quantity, text } from '../field.ts'
import { Id, Paging, paged } from '../page.ts'
import { Currency } from '../portal/currency.ts'

/** 导入行状态. What became of a row. */
export const ExcelRowStatus = choice('状态', {
  ready: '已匹配',
  error: '错误',
  imported: '已导入',
  failed: '导入失败',
  skipped: '已跳过',
}).meta({ id: 'ExcelRowStatus' })
export type ExcelRowStatus = z.infer<typeof ExcelRowStatus>

/** 导入行. A row of a spreadsheet, as it was read. */
export const ExcelTaskRow = z
  .object({
    id: Id,
    taskId: Id,
    rowNo: z.int().describe('Line of the file, from 1, its header included.'),
    cells: z.array(z.string()).describe('All texts of the line, as they stand in the file.'),
    model: z.string(),
    brand: z.string().describe('As typed.'),
    brandId: Id.optional(),
    brandMatched: z.boolean(),
    suggestBrands: z.array(BrandHint).describe('Likely brands, best first, where none matched.'),
    quantity: z.int().nullable().describe('Pieces; null where it could not be read.'),
    price: z.number().optional().describe('Price of a piece.'),
    currency: Currency.optional().describe('Beside a price: CNY unless the file says otherwise.'),
    batchNo: z.string().optional(),
    remark: z.string().optional(),
    error: z.string().optional(),
    status: ExcelRowStatus,
  })
  .meta({ id: 'ExcelTaskRow' })
export type ExcelTaskRow = z.infer<typeof ExcelTaskRow>

export const list = get('/demand/excel-task/rows', 'The rows of a task, those with errors first.', {
  input: z.object({ ...Paging.shape, taskId: idOf('导入任务'), status: ExcelRowStatus.optional() }),
  output: paged(ExcelTaskRow),
  errors: ['NOT_FOUND'],
})

export const update = post('/demand/excel-task/row/update', 'Corrects a row before it is imported.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('导入行'),
    model: text('型号', 80).optional(),
    brand: note('品牌', 60).optional(),
    brandId: idOf('品牌').optional(),
    sameBrand: flag('同名品牌一并修改')
      .describe('Gives the brand to every row of the task that spells it the same.')
      .default(false),
    quantity: quantity().optional(),
    price: money('单价', 0.000_001).optional(),
    currency: Currency.optional(),
    negotiable: flag('面议').describe('True drops the price: 面议.').optional(),
    batchNo: note('批号', 40).optional(),
    remark: note('备注', 500).optional(),
  }),
  output: ExcelTaskRow,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/excel-task'],
})

export const remove = post('/demand/excel-task/row/delete', 'Deletes rows, so that they are not imported.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('导入行') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/excel-task'],
})
