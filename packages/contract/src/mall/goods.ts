import * as z from 'zod'
import { SpecBrand } from '../brand/brand.ts'
import { CategoryNode } from '../datasheet/category.ts'
import { Parameter } from '../datasheet/parameter.ts'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, idsOf, keywords, money, note, quantity, whole } from '../field.ts'
import { hints, Id, Paging, paged, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount, Price } from './amount.ts'
import { MerchantVO } from './merchant.ts'

/** 商品状态. Only goods that are on the shelf can be bought. */
export const GoodsStatus = choice('商品状态', {
  off: '已下架',
  on: '在售',
  pending: '待审核',
  rejected: '未通过',
}).meta({ id: 'GoodsStatus' })
export type GoodsStatus = z.infer<typeof GoodsStatus>

/** 阶梯价. The unit price from a quantity on. */
export const LadderPrice = z
  .object({ min: z.int().describe('Pieces from which the price holds.'), price: Price })
  .meta({ id: 'LadderPrice' })
export type LadderPrice = z.infer<typeof LadderPrice>

/** 商品. What a shop sells: one model in one packing, at prices by quantity. */
export const MallGoods = z
  .object({
    mallGoodsId: Id,
    name: z.string(),
    model: z.string().describe("The maker's part number."),
    modelId: Id.nullable().describe('The part of the catalogue; null where it is not in there.'),
    brandId: Id,
    brandCn: z.string(),
    fullLogo: Url,
    categoryId: Id,
    categoryName: z.string(),
    imgUrl: Url,
    package: z.string().optional(),
    batchNo: z.string().optional().describe('Date code: 24+.'),
    currency: Currency,
    stock: z.int().describe('Pieces that can be bought now.'),
    moq: z.int().describe('The least quantity.'),
    mpq: z.int().describe('A quantity is a multiple of this.'),
    ladderPrices: z.array(LadderPrice).describe('Least quantity first; empty to others while off the shelf.'),
    delivery: z.string().describe('现货, or 7-10 天.'),
    merchantId: Id,
    merchantName: z.string(),
    status: GoodsStatus,
    isBargaining: z.boolean().describe('Whether the seller takes offers.'),
    saleCount: z.int().describe('Pieces sold.'),
    createTime: Time,
  })
  .meta({ id: 'MallGoods' })
export type MallGoods = z.infer<typeof MallGoods>

/** 库存批次. Pieces of the same goods that lie in one place under one date code. */
export const GoodsLot = z
  .object({
    id: Id,
    warehouse: z.string().describe('Where it lies: 深圳.'),
    batchNo: z.string().optional().describe('Date code: 2431.'),
    stock: z.int(),
    delivery: z.string().describe('现货, or 7-10 天.'),
  })
  .meta({ id: 'GoodsLot' })
export type GoodsLot = z.infer<typeof GoodsLot>

/** 商品详情. Goods with everything their page shows. */
export const MallGoodsDetail = z
  .object({
    ...MallGoods.shape,
    images: z.array(Url),
    lots: z.array(GoodsLot).describe('What the stock is made of, the first to be sent first.'),
    description: z.string().describe('HTML, cleaned by the server.'),
    params: z.array(Parameter).describe('Of the part in the catalogue.'),
    specId: Id.optional().describe('Its datasheet.'),
    merchant: MerchantVO,
    isFavour: z.boolean().describe('False for visitors.'),
    arrivalWanted: z.int().describe('Pieces of which I am told once they are there; 0 where I did not ask.'),
    cartCount: z.int().describe('Pieces in my cart; 0 for visitors.'),
    recommends: z.array(MallGoods).describe('What else would do, the same model first.'),
  })
  .meta({ id: 'MallGoodsDetail' })
export type MallGoodsDetail = z.infer<typeof MallGoodsDetail>

/** 报价. What a quantity costs, and why. */
export const GoodsPrice = z
  .object({
    currency: Currency,
    min: z.int().describe('The tier that applies.'),
    price: Price,
    amount: Amount.describe('Quantity by price, rounded half up to 2 decimals.'),
    taxAmount: Amount.describe('Tax on top of the amount; 0 where the price includes it.'),
    freight: Amount,
    stock: z.int(),
  })
  .meta({ id: 'GoodsPrice' })
export type GoodsPrice = z.infer<typeof GoodsPrice>

/** 商品品牌. A brand that goods are of, to narrow a list by. */
export const GoodsBrand = z
  .object({ ...SpecBrand.shape, goodsCount: z.int().describe('Goods on the shelf, in the category if one is named.') })
  .meta({ id: 'GoodsBrand' })
export type GoodsBrand = z.infer<typeof GoodsBrand>

/** 商品提示. Goods offered while typing. */
export const GoodsHint = z.object({ name: z.string(), mallGoodsId: Id }).meta({ id: 'GoodsHint' })
export type GoodsHint = z.infer<typeof GoodsHint>

/** 商品排序. A price is the one at the wanted quantity. */
export const GoodsSort = choice('排序', {
  relevance: '相关度',
  price: '价格从低到高',
  '-price': '价格从高到低',
  sale: '销量',
  newest: '最新上架',
}).meta({ id: 'GoodsSort' })
export type GoodsSort = z.infer<typeof GoodsSort>

export const list = get('/mall/goods/list', 'Goods on the shelf, narrowed and sorted by their price at a quantity.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords().optional(),
    categoryId: idOf('分类').describe('With the categories below it.').optional(),
    brandId: idsOf('品牌', 50).describe('Any of these brands.').optional(),
    merchantId: idOf('商家').optional(),
    currency: Currency.optional(),
    minPrice: money('最低价').describe('Of a piece, in its own currency.').optional(),
    maxPrice: money('最高价').describe('Of a piece, in its own currency.').optional(),
    hasStock: flag('有货').describe('Only goods that have the quantity in stock.').optional(),
    isBargaining: flag('可议价').describe('Only goods whose seller takes offers.').optional(),
    quantity: quantity().describe('The quantity at which prices are compared.').default(1),
    sort: GoodsSort.default('relevance'),
  }),
  output: paged(MallGoods),
})

export const detail = get('/mall/goods/detail', 'One of the goods; its seller sees it in every status.', {
  access: 'visitor',
  input: z.object({ id: idOf('商品') }),
  output: MallGoodsDetail,
  errors: ['NOT_FOUND'],
})

export const hint = get('/mall/goods/hint', 'Goods whose name or model begins with what was typed.', {
  access: 'visitor',
  input: z.object({ keywords: keywords() }),
  output: hints(GoodsHint),
})

export const categories = get('/mall/goods/category', 'The categories that have goods, with their numbers.', {
  access: 'visitor',
  input: z.object({ parentId: idOf('上级分类').optional() }),
  output: z.array(CategoryNode),
})

export const brands = get('/mall/goods/brands', 'The brands that have goods, to narrow a list.', {
  access: 'visitor',
  input: z.object({ categoryId: idOf('分类').optional(), keywords: keywords().optional() }),
  output: z.array(GoodsBrand),
})

export const hot = get('/mall/goods/hot', 'The goods that sell best.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 60).default(10) }),
  output: z.array(MallGoods),
})

export const recommend = get('/mall/goods/recommend', 'Goods that go with one, or that I may need.', {
  access: 'visitor',
  input: z.object({ id: idOf('商品').optional(), size: whole('数量', 1, 60).default(10) }),
  output: z.array(MallGoods),
})

export const price = get('/mall/goods/price', 'What a quantity of goods costs by their ladder of prices.', {
  access: 'visitor',
  input: z.object({ id: idOf('商品'), quantity: quantity() }),
  output: GoodsPrice,
  errors: ['NOT_FOUND'],
})

/** 举报原因. What may be wrong with goods that are offered. */
export const GoodsReportReason = choice('举报原因', {
  counterfeit: '假冒或翻新货',
  mismatch: '图片或描述与型号不符',
  price: '价格或库存虚假',
  contact: '引导站外交易',
  illegal: '违法违规',
  other: '其他',
}).meta({ id: 'GoodsReportReason' })
export type GoodsReportReason = z.infer<typeof GoodsReportReason>

export const report = post('/mall/goods/report', 'Tells the reviewers that something is wrong with goods.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('商品'), reason: GoodsReportReason, content: note('补充说明', 500).optional() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
})
