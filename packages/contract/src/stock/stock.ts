import * as z from 'zod'
import { get } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { choice, idOf, keywords, note } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'
import { Currency } from '../portal/currency.ts'

/** 库存状态. Whether others may see a line. */
export const StockStatus = choice('库存状态', { on: '展示中', off: '已下架' }).meta({ id: 'StockStatus' })
export type StockStatus = z.infer<typeof StockStatus>

/** 库存. Pieces of a part that an enterprise says it holds. */
export const StockVO = z
  .object({
    id: Id,
    model: z.string(),
    brandId: Id.optional().describe('The brand in our catalogue, where it is known.'),
    brand: z.string().describe('As the owner wrote it.'),
    quantity: z.int().describe('Pieces.'),
    price: z.number().optional().describe('Of one piece, in `currency`; absent means 面议.'),
    currency: Currency,
    batchNo: z.string().optional().describe('Date code: 2347, 24+.'),
    package: z.string().optional(),
    location: z.string().optional().describe('Where the pieces lie: 深圳, 香港.'),
    enterpriseId: Id,
    enterpriseName: z.string(),
    isAuth: z.boolean().describe('Whether the enterprise is certified.'),
    honesty: z
      .object({
        asked: z.int().describe('Supplies that were enquired about.'),
        kept: z.int().describe('Those it stood by.'),
      })
      .optional()
      .describe('How the enterprise stood by what it offered in 30 days; absent where too few asked. In lists alone.'),
    contact: ContactVO.optional().describe('Masked for visitors.'),
    status: StockStatus,
    isStale: z.boolean().describe('Not updated for 30 days: others no longer see it.'),
    updateTime: Time.describe('When the owner last confirmed it.'),
  })
  .meta({ id: 'StockVO' })
export type StockVO = z.infer<typeof StockVO>

/** 库存页. A page of stock that tells what it hides. */
export const StockPage = z
  .object({ ...paged(StockVO).shape, staleCount: z.int().describe('Lines left out because they are stale.') })
  .meta({ id: 'StockPage' })
export type StockPage = z.infer<typeof StockPage>

/** 库存排序. The order of a list of stock. */
export const StockSort = choice('排序', { newest: '最近更新', cheapest: '价格最低', most: '数量最多' }).meta({
  id: 'StockSort',
})
export type StockSort = z.infer<typeof StockSort>

export const list = get('/stock/list', 'Stock that is shown, of one enterprise or of all.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords()
      .describe('Words that all fit: of the model, four letters of it or its beginning, or of the brand.')
      .optional(),
    brandId: idOf('品牌').optional(),
    enterpriseId: idOf('企业').optional(),
    region: note('地区', 60).describe('Where the enterprise is.').optional(),
    sort: StockSort.default('newest'),
  }),
  output: StockPage,
})

export const search = get('/stock/search', 'Finds stock of a part: the exact model first, then those that begin so.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords('型号'),
    brand: note('品牌', 100).describe('Any of its names.').optional(),
  }),
  output: StockPage,
})

export const detail = get('/stock/detail', 'One line of stock with its contact; masked for visitors.', {
  access: 'visitor',
  input: z.object({ id: idOf('库存') }),
  output: StockVO,
  errors: ['NOT_FOUND'],
})
