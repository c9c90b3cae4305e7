import * as z from 'zod'
import { ChipModel, MatchKind } from '../datasheet/part.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, idsOf, keywords, listOf, note, quantity, text, whole } from '../field.ts'
import { OfferKind } from '../datasheet/offer.ts'
import { Id, Paging, paged, Time } from '../page.ts'
import { Currency } from '../portal/currency.ts'

/** BOM 去向. Where a line goes: bought now, asked for publicly, or looked at by a person. */
export const BomBucket = choice('去向', { cart: '购物车', demand: '求购', review: '待核对' }).meta({
  id: 'BomBucket',
})
export type BomBucket = z.infer<typeof BomBucket>

const rowNo = whole('行号', 1, 1_000_000).describe('Line of what was read; names the row in the answer.')
const boards = whole('套数', 1, 1_000_000).describe('Boards to build; quantities are for one.')
const attrition = whole('阻容损耗', 0, 100).describe(
  'Per cent more of small parts, which get lost on the way to the board.',
)
/** Lines of one list of parts. */
const mostLines = 5000

/** BOM 行. One line, as it was read. It names a model, or a value such as 0.1uF 25V. */
export const BomRow = z
  .object({
    rowNo,
    model: note('型号', 200).default(''),
    brand: note('品牌', 60).optional(),
    value: note('参数值', 200).optional(),
    package: note('封装', 60).optional(),
    quantity: quantity('用量').describe('Pieces on one board.'),
    designator: note('位号', 4000).describe('C1, C2, C5.').optional(),
    description: note('描述', 500).optional(),
    supplierNo: note('商城编号', 60)
      .describe('C12345, by which the part is found; a maker number that stands here is looked for too.')
      .optional(),
    remark: note('备注', 500).optional(),
  })
  .meta({ id: 'BomRow' })
export type BomRow = z.infer<typeof BomRow>

/** Columns of a sheet that are kept. */
const mostColumns = 60
const cells = listOf('原表单元格', text('原表单元格', 4000).nullable(), 0, mostColumns)

/** BOM 原表. The sheet that a list was read from, so that it can be handed out as it came. */
export const BomSheet = z
  .object({
    header: cells.describe('Names of its columns; empty where it has none.'),
    rows: listOf('原表行', cells, 0, mostLines).describe(
      'The cells of each line, in the order of `lines`; null is one that says nothing.',
    ),
  })
  .meta({ id: 'BomSheet', title: '原表' })
export type BomSheet = z.infer<typeof BomSheet>

const decided = {
  modelId: idOf('型号').describe('The chosen part.').optional(),
  mallGoodsId: idOf('商品').describe('The chosen goods.').optional(),
}

/** BOM 分配稿. A line with what its owner decides. */
const BomLineDraft = z.object({ ...BomRow.shape, ...decided, bucket: BomBucket.default('review') })

/** BOM 分配行. A line with what its owner decided. */
export const BomLine = z
  .object({ ...BomRow.shape, ...decided, model: z.string(), bucket: BomBucket })
  .meta({ id: 'BomLine' })
export type BomLine = z.infer<typeof BomLine>

/** 字段结果. Green, amber, red, or one of the two does not tell. */
export const FieldState = choice('结果', { same: '一致', near: '相近', conflict: '冲突', unknown: '未提供' }).meta({
  id: 'FieldState',
})

/** 匹配说明. How one field of a line agrees with a part. */
export const FieldMatch = z
  .object({
    name: choice('字段', { model: '型号', brand: '品牌', package: '封装', value: '参数值' }),
    state: FieldState,
    reason: z.string().describe('What differs, in words; empty where nothing does.'),
  })
  .meta({ id: 'FieldMatch' })
export type FieldMatch = z.infer<typeof FieldMatch>

/** BOM 价格. What one seller asks for what all boards need. */
export const BomPrice = z
  .object({
    kind: OfferKind,
    refId: Id.describe('Of the goods, the line of stock or the post.'),
    merchantName: z.string(),
    quantity: z.int().describe('Pieces to buy: the need, raised to the least order.'),
    price: z.number().describe('Price of a piece at that quantity, in `currency`.'),
    amount: z.number().describe('quantity × price, in `currency`, rounded to 0.01.'),
    taxIncluded: z
      .boolean()
      .optional()
      .describe('Whether `price` is with tax; missing: nobody told, and it counts so.'),
    taxedAmount: z.number().describe('`amount` with tax, in `currency`: what sellers are compared by.'),
    currency: Currency,
    stock: z.int(),
    nextBreak: z
      .object({ quantity: z.int(), price: z.number(), saved: z.number().describe('In all; below 0: it costs more.') })
      .optional()
      .describe('The next quantity from which a piece costs less.'),
  })
  .meta({ id: 'BomPrice' })
export type BomPrice = z.infer<typeof BomPrice>

/** 候选型号. A part for a line, with the reasons. A conflict of package is never `same`. */
export const BomCandidate = z
  .object({
    model: ChipModel,
    by: MatchKind.describe('How it was found; `words`: by value.'),
    fields: z.array(FieldMatch),
    prices: z.array(BomPrice).describe('Of at most five sellers that tell a price, the least amount with tax first.'),
    stock: z.int().nullable().describe('Pieces at all sellers, or in the catalogue; null where nobody tells.'),
  })
  .meta({ id: 'BomCandidate' })
export type BomCandidate = z.infer<typeof BomCandidate>

/** BOM 风险. What may go wrong with a line. */
export const BomRisk = choice('风险', {
  out: '缺货',
  short: '数量不够',
  ending: '停产或不推荐',
  single: '只有一家有货',
}).meta({ id: 'BomRisk' })
export type BomRisk = z.infer<typeof BomRisk>

/** 配单结果. What was found for one line, and where it should go. */
export const BomMatch = z
  .object({
    rowNo: z.int(),
    confidence: z.int().describe('0–100; 0 where nothing was found.'),
    bucket: BomBucket,
    isSure: z.boolean().describe('Whether the match may be taken without a person looking at it.'),
    reason: z.string().describe('Why it goes there, in words; empty where it is bought.'),
    told: z.string().describe('What was read of a line that is found by value: 100 nF 50 V X7R 0603.'),
    pieces: z.int().describe('What all boards need, with what gets lost.'),
    best: BomCandidate.optional(),
    alternates: z.array(BomCandidate).describe('Up to five others, best first.'),
    risks: z.array(BomRisk),
  })
  .meta({ id: 'BomMatch' })
export type BomMatch = z.infer<typeof BomMatch>

/** BOM. A saved list of parts. */
export const Bom = z
  .object({
    id: Id,
    name: z.string(),
    boards: z.int().describe('Boards to build.'),
    attrition: z.int().describe('Per cent more of small parts.'),
    lineCount: z.int(),
    cartCount: z.int(),
    demandCount: z.int(),
    reviewCount: z.int(),
    shareCode: z.string().describe('Of the link under which everybody may read it; empty where it is not shared.'),
    isWatched: z.boolean().describe('Whether an alert tells what changes about its parts.'),
    lines: z.array(BomLine).optional().describe('Only where one BOM was asked for by its id.'),
    sheet: BomSheet.optional().describe('With `lines`, where it was saved with them.'),
    createTime: Time,
    updateTime: Time,
  })
  .meta({ id: 'Bom' })
export type Bom = z.infer<typeof Bom>

export const match = post('/bom/match', 'Finds parts and prices for up to 5,000 lines, one answer for each.', {
  access: 'visitor',
  encoding: 'json',
  idempotent: 'safe',
  input: z.object({
    rows: listOf('BOM 行', BomRow, 1, mostLines),
    boards: boards.default(1),
    attrition: attrition.default(0),
  }),
  output: z.array(BomMatch),
  errors: ['TOO_FREQUENT'],
})

export const save = post('/bom/save', 'Keeps a BOM under its name, in place of what had the id or the name.', {
  encoding: 'json',
  idempotent: 'yes',
  input: z.object({
    id: idOf('BOM').describe('Missing: the own BOM of this name, else a new one.').optional(),
    name: text('BOM 名称', 80),
    boards: boards.default(1),
    attrition: attrition.default(0),
    lines: listOf('BOM 行', BomLineDraft, 1, mostLines),
    sheet: BomSheet.describe('With as many rows as there are lines. A request holds 4 MB.').optional(),
  }),
  output: z.object({ id: Id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/bom/list', '/bom/shared', '/bom/version', '/demand/sort'],
})

export const freeName = get('/bom/freeName', 'The name if no own BOM has it, else with the next number that is free.', {
  input: z.object({ name: text('BOM 名称', 80) }),
  output: z.object({ name: z.string().describe('BOM, or BOM (2).') }),
})

export const list = get('/bom/list', "The caller's BOMs, newest first; with an id, that one with its lines.", {
  input: z.object({ ...Paging.shape, id: idOf('BOM').optional(), keywords: keywords().optional() }),
  output: paged(Bom),
})

export const remove = post('/bom/delete', 'Deletes BOMs; posts made from them stay.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('BOM') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/bom/list', '/demand/sort'],
})
