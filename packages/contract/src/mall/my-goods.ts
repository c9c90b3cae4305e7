import * as z from 'zod'
import { ExcelTask, SheetTold } from '../demand/excel-task.ts'
import { get, post } from '../endpoint.ts'
import {
  fileAddress,
  flag,
  idOf,
  idsOf,
  keywords,
  listOf,
  money,
  note,
  onOff,
  quantity,
  richText,
  text,
  whole,
} from '../field.ts'
import { Id, Paging, paged, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { leastPrice } from './amount.ts'
import { GoodsLot, GoodsStatus, MallGoods } from './goods.ts'

/** 我的商品. Goods as their seller sees them, with the prices in every status. */
export const MyGoods = z
  .object({
    ...MallGoods.shape,
    images: z.array(Url),
    lots: z.array(GoodsLot),
    description: z.string().describe('HTML, cleaned by the server.'),
    specId: Id.optional().describe('Its datasheet.'),
    rejectReason: z.string().optional().describe('Why the review said no.'),
  })
  .meta({ id: 'MyGoods' })
export type MyGoods = z.infer<typeof MyGoods>

const stale = ['/mall/goods', '/merchant'] as const
const pieces = (label: string) => whole(label, 0, 999_999_999)

/** Tiers begin at moq and rise in quantity; the server checks the row as a whole. */
const ladderPrices = listOf(
  '阶梯价',
  z.object({ min: quantity('起始数量'), price: money('单价', leastPrice) }),
  1,
  10,
).describe('Each tier holds from its least quantity up to the next one.')

/** The place where a date code lies says what is sent first: as they are told. */
const lots = listOf(
  '库存批次',
  z.object({
    warehouse: text('仓库', 30),
    batchNo: note('批号', 40).describe('Date code: 24+.').optional(),
    stock: pieces('库存'),
    delivery: text('交期', 50),
  }),
  1,
  20,
)

const shape = {
  name: text('商品名称', 100),
  model: text('型号', 80),
  brandId: idOf('品牌'),
  categoryId: idOf('分类'),
  imgUrl: fileAddress('主图').optional(),
  images: listOf('商品图片', fileAddress('商品图片'), 0, 9).optional(),
  package: note('封装', 60).optional(),
  lots: lots.describe('Their pieces are the stock.'),
  moq: quantity('起订量'),
  mpq: quantity('最小包装量').describe('Quantities are multiples of this.'),
  ladderPrices,
  description: richText('商品详情').optional(),
  specId: idOf('数据手册').optional(),
  isBargaining: flag('接受议价').optional(),
}

export const list = get('/mall/goods/merchant/list', 'The goods of my shop, in every status.', {
  access: 'merchant',
  input: z.object({ ...Paging.shape, status: GoodsStatus.optional(), keywords: keywords().optional() }),
  output: paged(MyGoods),
})

export const add = post('/mall/goods/merchant/add', 'Offers goods in my shop; they wait for review.', {
  access: 'merchant',
  input: z.object({ ...shape, currency: Currency }),
  output: z.object({ id: Id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

/** The currency stays: bargains and carts were made in it. */
export const update = post('/mall/goods/merchant/update', 'Changes the given fields of goods of my shop.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({ ...z.object(shape).partial().shape, id: idOf('商品') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const shelve = post('/mall/goods/merchant/status', 'Puts goods of my shop on the shelf, or takes them off.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('商品'), status: onOff('上架').describe('1 on the shelf, 0 off it.') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const setStock = post('/mall/goods/merchant/stock', 'Sets how many pieces of my goods are left.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({
    id: idOf('商品'),
    lotId: idOf('库存批次').describe('Absent where there is one lot.').optional(),
    stock: pieces('库存').describe('The new stock of the lot, not a difference.'),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const remove = post('/mall/goods/merchant/delete', 'Deletes goods of my shop; orders keep their copy.', {
  access: 'merchant',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('商品') }),
  errors: ['NOT_FOUND'],
  invalidates: stale,
})

export const importFile = post('/mall/goods/merchant/import', 'Starts a task that reads goods from a spreadsheet.', {
  access: 'merchant',
  input: SheetTold,
  output: ExcelTask,
  errors: ['FAIL', 'NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/demand/excel-task'],
})

export const template = get('/mall/goods/merchant/template', 'An empty spreadsheet with the columns of goods.', {
  access: 'visitor',
  output: 'blob',
})
