import type { Currency, GoodsLot, MyGoods } from '@xinpu/sdk/types'
import type { BrandChoice } from '../../agent/brand-field.ts'
import type { CascaderNode } from '../../primitives/Cascader/Cascader.tsx'
import { boundTo, ladderOf, type LadderRow } from '../LadderPriceEditor/ladder-rows.ts'

/** Pieces in one place under one date code, as they stand in the form. */
export interface LotDraft {
  warehouse: string
  batchNo: string
  stock: number | null
  delivery: string
}

/** Goods as they stand in the form. */
export interface GoodsDraft {
  name: string
  model: string
  brand: BrandChoice | null
  /** The way from the first level to the category. */
  category: readonly CascaderNode[]
  /** The first is the one that lists show. */
  images: readonly string[]
  package: string
  lots: readonly LotDraft[]
  currency: Currency
  moq: number | null
  mpq: number | null
  ladder: readonly LadderRow[]
  /** HTML. */
  description: string
  /** Its datasheet. */
  specId: number | null
  isBargaining: boolean
}

export const blankLot: LotDraft = { warehouse: '', batchNo: '', stock: null, delivery: '' }

/** A form that nobody has touched. */
export const blankGoods: GoodsDraft = {
  name: '',
  model: '',
  brand: null,
  category: [],
  images: [],
  package: '',
  lots: [blankLot],
  currency: 'CNY',
  moq: null,
  mpq: null,
  ladder: [{ min: null, price: null }],
  description: '',
  specId: null,
  isBargaining: true,
}

/** Goods that are there, as the form takes them. */
export const draftOf = (goods: MyGoods, categories: readonly CascaderNode[]): GoodsDraft => ({
  name: goods.name,
  model: goods.model,
  brand: { id: goods.brandId, name: goods.brandCn },
  category: wayTo(goods.categoryId, categories) ?? [{ id: goods.categoryId, name: goods.categoryName }],
  images: [...new Set([goods.imgUrl, ...goods.images])].filter(Boolean),
  package: goods.package ?? '',
  lots: goods.lots.length > 0 ? goods.lots.map(lotOf) : [blankLot],
  currency: goods.currency,
  moq: goods.moq,
  mpq: goods.mpq,
  ladder: goods.ladderPrices.length > 0 ? goods.ladderPrices : blankGoods.ladder,
  description: goods.description,
  specId: goods.specId ?? null,
  isBargaining: goods.isBargaining,
})

const lotOf = ({ warehouse, batchNo = '', stock, delivery }: GoodsLot): LotDraft => ({
  warehouse,
  batchNo,
  stock,
  delivery,
})

function wayTo(id: number, nodes: readonly CascaderNode[]): CascaderNode[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = wayTo(id, node.children ?? [])
    if (below) return [node, ...below]
  }
  return undefined
}

/** What the rules of the contract hold goods against. */
export const ruledOf = (draft: GoodsDraft) => ({
  name: draft.name,
  model: draft.model,
  brandId: draft.brand?.id,
  categoryId: draft.category.at(-1)?.id,
  imgUrl: draft.images[0],
  images: [...draft.images],
  package: draft.package,
  moq: draft.moq ?? undefined,
  mpq: draft.mpq ?? undefined,
  description: draft.description,
  specId: draft.specId ?? undefined,
  isBargaining: draft.isBargaining,
  currency: draft.currency,
})

/** What is sent of goods without a fault, in the contract's words; a file or text that is none is left out. */
export const goodsOf = (draft: GoodsDraft) => ({
  name: draft.name.trim(),
  model: draft.model.trim(),
  brandId: draft.brand?.id ?? 0,
  categoryId: draft.category.at(-1)?.id ?? 0,
  ...(draft.images[0] !== undefined && { imgUrl: draft.images[0] }),
  images: [...draft.images],
  package: draft.package.trim(),
  lots: draft.lots.map(({ warehouse, batchNo, stock, delivery }) => ({
    warehouse: warehouse.trim(),
    ...(batchNo.trim() && { batchNo: batchNo.trim() }),
    stock: stock ?? 0,
    delivery: delivery.trim(),
  })),
  moq: draft.moq ?? 0,
  mpq: draft.mpq ?? 0,
  ladderPrices: ladderOf(boundTo(draft.ladder, draft.moq)),
  ...(draft.description && { description: draft.description }),
  ...(draft.specId !== null && { specId: draft.specId }),
  isBargaining: draft.isBargaining,
  currency: draft.currency,
})

/** Goods as they are sent; the currency of goods that are there stays, and is left out by whoever changes them. */
export type GoodsValues = ReturnType<typeof goodsOf>

/**
 * What is sent of goods that are there. Pieces go along only where they were changed: what was sold while the form was
 * open is not put back.
 */
export function changeOf(goods: MyGoods, { currency: _stays, lots, ...fields }: GoodsValues) {
  const isSame = JSON.stringify(lots) === JSON.stringify(goodsOf(draftOf(goods, [])).lots)
  return { ...fields, ...(!isSame && { lots }) }
}

/** Whether what was kept is goods of this version of the form. */
export const isGoodsDraft = (value: unknown): value is GoodsDraft =>
  typeof value === 'object' && value !== null && 'lots' in value && 'ladder' in value && 'category' in value
