import { myGoods } from '@xinpu/contract/mall'
import { read } from '@xinpu/contract/read'
import { Refusal, type FieldError } from '@xinpu/contract/refusal'
import { plainOf } from '@xinpu/trade/words'
import type { SheetRow } from '../demand/sheet-kind.ts'
import type { NamedCategories } from './goods-sheet-category.ts'
import type { GoodsLine } from './goods-sheet-line.ts'
import { withLot } from './goods-sheet-lot.ts'
import { faultOf, subjectKey, type Known, type WholeGoods } from './my-goods-draft.ts'

/** A row with the brand that it means, and what it tells. */
export interface BrandedLine {
  row: SheetRow
  brandId: number
  line: GoodsLine
}

/** What the words of a sheet mean. */
export interface Meanings {
  known: Known
  categories: NamedCategories
}

export type Drafted = { goods: WholeGoods; faults?: undefined } | { faults: string[] }

/** Goods as a row tells them, over what they were before; or all that is wrong with them, as `myGoods.add` sees it. */
export function draftFrom(told: BrandedLine, before: WholeGoods | undefined, meanings: Meanings): Drafted {
  const { row, line } = told
  const lot = { warehouse: row.location, batchNo: row.batch_no, delivery: row.delivery, stock: line.stock ?? 0 }
  const lots = withLot(before?.lots ?? [], lot)
  const category = categoryOf(told, before, meanings)
  const prices = pricesOf(line, before)
  const own = [...line.faults, lots.fault, category.fault, currencyFault(told, before)]
  if (prices.ladderPrices.length === 0 && !line.isPriced) own.push('没有填单价')
  const faults = own.filter((fault) => fault !== undefined)
  if (faults.length > 0 || lots.fault !== undefined) return { faults }
  return readGoods({
    ...(before ?? { model: row.model, brandId: told.brandId, currency: row.currency }),
    ...wordsOf(told, before, meanings.known),
    ...prices,
    categoryId: category.id,
    lots: lots.lots,
  })
}

/** Reads goods with the contract's own eyes, and then as a whole. */
function readGoods(raw: object): Drafted {
  try {
    const goods = read(myGoods.add, raw) as WholeGoods
    const fault = faultOf(goods)
    return fault === undefined ? { goods } : { faults: [fault] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { errors = [] } = (error.data ?? {}) as { errors?: FieldError[] }
    // A row tells one lot: which of them it became says nothing to who wrote it.
    return { faults: errors.map(({ field, message }) => (field.startsWith('lots') ? bare(message) : message)) }
  }
}

const bare = (message: string) => message.replace(/^第 \d+ 项：/, '')

/**
 * The texts that a row tells. A remark describes goods that are new and have nothing else to say; it writes over no
 * description that somebody made with care.
 */
function wordsOf({ row, brandId, line }: BrandedLine, before: WholeGoods | undefined, { brands }: Known) {
  const name = line.name || (before ? '' : `${brands.get(brandId) ?? ''} ${row.model}`.trim())
  const description = line.description || (before ? '' : row.remark)
  return {
    ...(name && { name }),
    ...(row.package && { package: row.package }),
    ...(description && { description: `<p>${asHtml(description)}</p>` }),
  }
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const asHtml = (text: string) => text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)

/** Quantities and prices: what the row leaves out stays, and of new goods single pieces are sold. */
function pricesOf({ moq, mpq, ladder }: GoodsLine, before: WholeGoods | undefined) {
  const packed = mpq ?? before?.mpq ?? 1
  const least = moq ?? ladder[0]?.min ?? before?.moq ?? packed
  const told = ladder.map(({ min = least, price }) => ({ min, price }))
  return { mpq: packed, moq: least, ladderPrices: ladder.length > 0 ? told : (before?.ladderPrices ?? []) }
}

/** The category that is written, or else that of the goods, or of the part in the catalogue. */
function categoryOf(
  { row, brandId, line }: BrandedLine,
  before: WholeGoods | undefined,
  { known, categories }: Meanings,
): { id: number | undefined; fault?: string } {
  const id = before?.categoryId ?? known.parts.get(subjectKey({ brandId, model: row.model }))?.categoryId
  if (line.category === '') return { id, ...(id === undefined && { fault: '没有填分类，产品库中没有这个型号' }) }
  const [meant, another] = categories.get(plainOf(line.category)) ?? []
  if (meant === undefined) return { id, fault: `没有找到分类“${line.category.slice(0, 24)}”` }
  if (another === undefined) return { id: meant }
  return { id, fault: `分类“${line.category.slice(0, 24)}”不止一个，请写上级，如“放大器/运算放大器”` }
}

/** The currency of goods stays: bargains and carts were made in it. */
const currencyFault = ({ row, line }: BrandedLine, before: WholeGoods | undefined): string | undefined =>
  before && line.ladder.length > 0 && before.currency !== row.currency
    ? `币种须为 ${before.currency}，与店里的这个商品相同`
    : undefined
