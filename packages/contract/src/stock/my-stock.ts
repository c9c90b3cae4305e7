import * as z from 'zod'
import { ExcelTask, SheetTold } from '../demand/excel-task.ts'
import { get, post } from '../endpoint.ts'
import { flag, idOf, idsOf, keywords, money, note, quantity, text } from '../field.ts'
import { Id, Paging, paged } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { StockStatus, StockVO } from './stock.ts'

/** What a line of stock is made of. */
export const StockDraft = z.object({
  model: text('型号', 80),
  brand: text('品牌', 80),
  brandId: idOf('品牌').describe('Where the brand was chosen from ours.').optional(),
  quantity: quantity(),
  price: money().describe('Of one piece; left out means 面议.').optional(),
  currency: Currency.default('CNY'),
  batchNo: note('批号', 40).describe('Date code: 2347, 24+.').optional(),
  package: note('封装', 40).optional(),
  location: note('库存地', 60).optional(),
  status: StockStatus.default('on'),
})

const filter = { keywords: keywords().optional(), status: StockStatus.optional() }

export const list = get('/stock/user/list', 'The stock of my enterprise, stale lines too, the latest first.', {
  access: 'enterprise',
  input: z.object({ ...Paging.shape, ...filter }),
  output: paged(StockVO),
})

export const add = post('/stock/user/add', 'Adds a line of stock, shown at once; a lot that is there is replaced.', {
  access: 'enterprise',
  input: StockDraft,
  output: z.object({ id: Id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/stock'],
})

export const update = post('/stock/user/update', 'Replaces a line of stock and so confirms it; it is fresh again.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('库存'), ...StockDraft.shape }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/stock'],
})

export const remove = post('/stock/user/delete', 'Deletes lines of stock.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('库存') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/stock'],
})

export const importFile = post('/stock/user/import', 'Starts a task with an uploaded spreadsheet of stock.', {
  access: 'enterprise',
  input: z.object({
    ...SheetTold.shape,
    replaceAll: flag('替换全部库存')
      .describe('Once it is in, take out lines that it does not hold; those of its failed rows stay.')
      .default(false),
  }),
  output: ExcelTask,
  errors: ['FAIL', 'NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/demand/excel-task'],
})

export const template = get('/stock/user/template', 'An empty spreadsheet with the columns of stock.', {
  access: 'visitor',
  output: 'blob',
})

export const exportFile = get(
  '/stock/user/export',
  'A spreadsheet of the stock of my enterprise, to be handed in again.',
  {
    access: 'enterprise',
    input: z.object(filter),
    output: 'blob',
    errors: ['CONFLICT'],
  },
)
