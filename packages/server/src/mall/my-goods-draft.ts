import { isDeepStrictEqual } from 'node:util'
import type { myGoods } from '@xinpu/contract/mall'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { ladderFault, toMicro } from '@xinpu/trade/price'
import type { Db } from '../core/database.ts'
import { cleanHtml } from '../core/clean-html.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { modelKeyOf } from '../search/search-plan.ts'

/** Goods as their seller hands them in. */
export type GoodsDraft = Omit<ParsedOf<typeof myGoods.add>, 'currency' | 'lots'>
/** Fields of goods that change. */
export type GoodsChange = Omit<ParsedOf<typeof myGoods.update>, 'id'>
/** Goods with what they are sold in: a currency, and lots. */
export type WholeGoods = ParsedOf<typeof myGoods.add>
type Lots = WholeGoods['lots']

/** What others read of goods: it is looked at by the desk; prices, pieces and quantities are the seller's own. */
const reviewed = ['name', 'model', 'brandId', 'categoryId', 'imgUrl', 'images', 'package', 'description'] as const

/** Whether a change is looked at by the desk before others see it: what is sent as it stands is none. */
export const isReviewed = (change: GoodsChange, before: GoodsDraft): boolean =>
  reviewed.some((name) => change[name] !== undefined && !isDeepStrictEqual(standing(change)[name], before[name]))

const standing = (change: GoodsChange): GoodsChange => ({
  ...change,
  ...(change.description !== undefined && { description: cleanHtml(change.description) }),
})

/** What no field tells by itself. */
export function faultOf({ ladderPrices, moq, mpq }: Pick<GoodsDraft, 'ladderPrices' | 'moq' | 'mpq'>) {
  if (moq % mpq !== 0) return `起订量 ${moq} 须是最小包装量 ${mpq} 的倍数`
  return ladderFault(ladderPrices, moq)
}

/** What goods are of: a brand and a category that are there, and the part of that model, where it is known. */
export interface Subject {
  brandId: number
  categoryId: number
  modelKey: string
  partId: number | null
}

type Named = Pick<GoodsDraft, 'brandId' | 'model'>

/** What goods can be of: brands by their numbers, categories, and parts by brand and model. */
export interface Known {
  brands: ReadonlyMap<number, string>
  categories: ReadonlyMap<number, { name: string; parentId: number | null }>
  parts: ReadonlyMap<string, { id: number; categoryId: number }>
}

/** What goods of one brand and model have in common, however it is spelt. */
export const subjectKey = ({ brandId, model }: Named): string => `${brandId} ${modelKeyOf(model)}`

/** Reads what some goods can be of: three questions for however many. */
export async function knownOf(db: Db, goods: readonly Named[]): Promise<Known> {
  const brandIds = [...new Set(goods.map(({ brandId }) => brandId))]
  const keys = [...new Set(goods.map(({ model }) => modelKeyOf(model)))]
  const [brands, categories, parts] = await Promise.all([
    db.selectFrom('brand').select(['id', 'name_cn']).where('id', '=', oneOf(brandIds)).execute(),
    db.selectFrom('category').select(['id', 'name', 'parent_id']).execute(),
    db
      .selectFrom('part')
      .select(['id', 'brand_id', 'category_id', 'model_key'])
      .where('brand_id', '=', oneOf(brandIds))
      .where(({ eb, fn, val }) => eb('model_key', '=', fn.any(val(keys))))
      .execute(),
  ])
  return {
    brands: new Map(brands.map(({ id, name_cn }) => [id, name_cn])),
    categories: new Map(categories.map(({ id, name, parent_id }) => [id, { name, parentId: parent_id }])),
    parts: new Map(
      parts.map((part) => [`${part.brand_id} ${part.model_key}`, { id: part.id, categoryId: part.category_id }]),
    ),
  }
}

/** What goods are of; a brand or a category that is not there is refused. */
export function subjectIn(known: Known, goods: Named & Pick<GoodsDraft, 'categoryId'>): Subject {
  const { brandId, categoryId, model } = goods
  if (!known.brands.has(brandId)) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
  if (!known.categories.has(categoryId)) throw new Refusal('没有找到这个分类', 'NOT_FOUND')
  return { brandId, categoryId, modelKey: modelKeyOf(model), partId: known.parts.get(subjectKey(goods))?.id ?? null }
}

/** Reads what goods are of. */
export const subjectOf = async (db: Db, goods: Named & Pick<GoodsDraft, 'categoryId'>): Promise<Subject> =>
  subjectIn(await knownOf(db, [goods]), goods)

/** The columns that a draft fills. */
export const columnsOf = (draft: GoodsDraft, subject: Subject) => ({
  part_id: subject.partId,
  brand_id: subject.brandId,
  category_id: subject.categoryId,
  name: draft.name,
  model: draft.model,
  model_key: subject.modelKey,
  package: draft.package ?? '',
  moq: draft.moq,
  mpq: draft.mpq,
  mins: draft.ladderPrices.map(({ min }) => min),
  micros: draft.ladderPrices.map(({ price }) => String(toMicro(price))),
  img_url: draft.imgUrl ?? '',
  images: draft.images ?? [],
  description: draft.description === undefined ? '' : cleanHtml(draft.description),
  spec_id: draft.specId ?? null,
  is_bargaining: draft.isBargaining ?? false,
})

/** The stock of goods: what their lots come to. */
export const piecesOf = (lots: Lots): number => lots.reduce((sum, { stock }) => sum + stock, 0)

/** Lots as they are kept, in the order in which they are sent. */
export const lotRows = (goodsId: number, lots: Lots) =>
  lots.map(({ warehouse, batchNo = '', stock, delivery }, position) => ({
    goods_id: goodsId,
    position,
    warehouse,
    batch_no: batchNo,
    stock,
    delivery,
  }))
