import * as z from 'zod'
import { BrandHint } from '../brand/brand.ts'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, flag, idOf, idsOf, listOf, note, text, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { ColumnMap } from './column-map.ts'
import { DemandType } from './demand.ts'
import { ValidDays } from './draft.ts'

/** 导入状态. A task waits, is parsed, is confirmed by its owner, and imports. */
export const ExcelTaskStatus = choice('状态', {
  waiting: '等待中',
  parsing: '解析中',
  confirm: '待确认',
  importing: '导入中',
  done: '已完成',
  failed: '失败',
  cancelled: '已取消',
}).meta({ id: 'ExcelTaskStatus' })
export type ExcelTaskStatus = z.infer<typeof ExcelTaskStatus>

/** 导入内容. What the rows of a task become. */
export const ExcelTaskKind = choice('导入内容', { demand: '供求', stock: '库存', goods: '商品' }).meta({
  id: 'ExcelTaskKind',
})
export type ExcelTaskKind = z.infer<typeof ExcelTaskKind>

/** 导入任务. A spreadsheet on its way in. At the end total = success + fail + deleted + skipped. */
export const ExcelTask = z
  .object({
    id: Id,
    fileName: z.string(),
    kind: ExcelTaskKind,
    type: DemandType.optional().describe('Only where the kind is `demand`.'),
    status: ExcelTaskStatus,
    total: z.int().describe('Rows of the file, without its header.'),
    ready: z.int().describe('Rows that can be imported and are not yet.'),
    success: z.int().describe('Rows that were imported.'),
    fail: z.int().describe('Rows with an error.'),
    deleted: z.int().describe('Rows the owner deleted.'),
    skipped: z.int().describe('Rows a cancelled import left out.'),
    failReason: z.string().optional().describe('Why the file could not be read.'),
    replaceAll: z
      .literal(true)
      .optional()
      .describe('Only of stock: once it is in, lines that it does not hold are taken out.'),
    reasons: z
      .array(z.object({ reason: z.string(), count: z.int() }))
      .optional()
      .describe('Why rows failed, most rows first; only where one task is asked for.'),
    errorUrl: Url.optional().describe('The spreadsheet of the failed rows.'),
    createTime: Time,
    finishTime: Time.optional(),
  })
  .meta({ id: 'ExcelTask' })
export type ExcelTask = z.infer<typeof ExcelTask>

/** 品牌核对. How a brand of a row was understood. */
export const BrandCheck = z
  .object({
    rowNo: z.int(),
    brand: z.string().describe('As typed.'),
    brandId: Id.optional(),
    name: z.string().optional().describe('What the brand is called, where one matched.'),
    matched: z.boolean(),
    suggests: z.array(BrandHint).describe('Likely brands, best first, where none matched.'),
    rowId: Id.optional().describe('Of a task: the first row that spells it so.'),
    rows: z.int().optional().describe('Of a task: how many rows spell it so.'),
  })
  .meta({ id: 'BrandCheck' })
export type BrandCheck = z.infer<typeof BrandCheck>

const BrandRow = z.object({ rowNo: whole('行号', 1, 1_000_000), brand: note('品牌', 200) })

/** 交表. An uploaded spreadsheet, and how it is read. */
export const SheetTold = z.object({
  fileUrl: fileAddress('文件').describe('An xlsx, xls or csv of up to 20 MB and 50,000 rows.'),
  fileName: text('文件名', 200),
  encoding: choice('编码', { 'utf-8': 'UTF-8', gb18030: 'GB18030', big5: 'Big5', 'utf-16le': 'UTF-16' })
    .describe('Of a csv; missing: found out.')
    .optional(),
  sheet: note('工作表', 100).describe('Its name; missing: the first with a header.').optional(),
  map: ColumnMap.describe('Missing: the remembered one of this header row, else that of the template.').optional(),
  fromTaskId: idOf('导入任务').describe('A former task whose columns and brands are taken over.').optional(),
})

export const upload = post('/demand/excel-task/upload', 'Starts a task with an uploaded spreadsheet of posts.', {
  input: z.object({ ...SheetTold.shape, type: DemandType.default(1) }),
  output: ExcelTask,
  errors: ['FAIL', 'NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/demand/excel-task'],
})

export const checkBrand = post('/demand/excel-task/upload/checkBrand', 'Says which brands of a sheet are known.', {
  encoding: 'json',
  idempotent: 'safe',
  input: z.object({
    taskId: idOf('导入任务').optional(),
    brands: listOf('品牌', BrandRow, 1, 5000)
      .describe('Missing: those of the task, each spelling once, most rows first.')
      .optional(),
  }),
  output: z.array(BrandCheck),
  errors: ['NOT_FOUND'],
})

export const list = get('/demand/excel-task/list', "The caller's tasks, newest first.", {
  input: z.object({ ...Paging.shape, status: ExcelTaskStatus.optional(), kind: ExcelTaskKind.optional() }),
  output: paged(ExcelTask),
})

export const detail = get('/demand/excel-task/detail', 'One task with its counters; asked again while it runs.', {
  input: z.object({ id: idOf('导入任务') }),
  output: ExcelTask,
  errors: ['NOT_FOUND'],
})

export const confirm = post('/demand/excel-task/confirm', 'Starts the import of the rows that are ready.', {
  idempotent: 'yes',
  input: z.object({
    taskId: idOf('导入任务'),
    contactId: idOf('联系人').describe('Missing: the default contact.').optional(),
    validDays: ValidDays.default(30),
    skipErrors: flag('跳过错误行').describe('Without it, rows with errors are a CONFLICT.').default(false),
  }),
  output: ExcelTask,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/excel-task', '/demand/sort', '/demand/count', '/stock', '/mall/goods'],
})

export const cancel = post('/demand/excel-task/cancel', 'Stops a task after the row it is at; what is in stays.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('导入任务') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/excel-task'],
})

export const remove = post('/demand/excel-task/delete', 'Deletes tasks that do not run; what they imported stays.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('导入任务') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand/excel-task'],
})

export const template = get('/demand/excel-task/template', 'The empty spreadsheet to fill in.', {
  access: 'visitor',
  input: z.object({ type: DemandType.default(1) }),
  output: 'blob',
})

export const errorSheet = get('/demand/excel-task/errors', 'The failed rows as a spreadsheet, with the reason.', {
  input: z.object({ taskId: idOf('导入任务') }),
  output: 'blob',
  errors: ['NOT_FOUND'],
})
