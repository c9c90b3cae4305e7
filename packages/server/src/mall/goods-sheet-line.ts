import { fromMicro } from '@xinpu/trade/price'
import { readAmount, readPrice } from '@xinpu/trade/sheet'
import type { SheetRow } from '../demand/sheet-kind.ts'
import { laterTiers, type ColumnName, type GoodsColumns } from './goods-sheet-columns.ts'

/** What a row of a sheet tells of goods; an empty text tells nothing. */
export interface GoodsLine {
  name: string
  category: string
  description: string
  stock: number | undefined
  moq: number | undefined
  mpq: number | undefined
  /** Least quantity first, which the first may leave open; empty where there are no prices. */
  ladder: { min: number | undefined; price: number }[]
  /** Whether it tells prices, be it that they cannot be read. */
  isPriced: boolean
  /** What cannot be read, in sentences that name the column. */
  faults: string[]
}

/** Reads what a row tells beside the columns that every sheet has. */
export function readLine(row: SheetRow, columns: GoodsColumns): GoodsLine {
  const faults: string[] = []
  const cells = cellsOf(row, columns, faults)
  const ladder = ladderOf(row, columns, cells)
  const line = {
    ladder,
    isPriced: ladder.length > 0 || faults.length > 0,
    name: cells.text('name'),
    category: cells.text('category'),
    description: cells.text('description'),
    stock: stockOf(row, columns, cells),
    moq: cells.amount('moq'),
    mpq: cells.amount('mpq'),
  }
  if (line.stock === undefined && cells.text('stock') === '') faults.push('没有填库存')
  return { ...line, faults }
}

/** The cells of a row by the names of their columns; what cannot be read is added to the faults. */
function cellsOf(row: SheetRow, { header, at }: GoodsColumns, faults: string[]) {
  const titleOf = (name: ColumnName) => (header[at.get(name) ?? -1] ?? '').trim()
  const text = (name: ColumnName) => (row.cells[at.get(name) ?? -1] ?? '').trim()
  return {
    text,
    fault: (sentence: string) => void faults.push(sentence),
    amount(name: ColumnName): number | undefined {
      const typed = text(name)
      const { value, error } = typed === '' ? {} : readAmount(typed)
      if (error !== undefined) faults.push(error.replace('数量', titleOf(name)))
      return value
    },
    price(name: ColumnName): number | undefined {
      const typed = text(name)
      const read = typed === '' ? undefined : readPrice(typed)
      if (typed !== '' && !read) faults.push(`${titleOf(name)}“${typed.slice(0, 24)}”不是价格`)
      if (read?.currency && read.currency !== row.currency) faults.push(`${titleOf(name)}的币种与这一行的不同`)
      return read?.price
    },
  }
}

type Cells = ReturnType<typeof cellsOf>

/**
 * The row's quantity, as it was mended; but not where the quantity was read from another column, as happens where few
 * cells of the stock are figures.
 */
const stockOf = (row: SheetRow, { quantityIn }: GoodsColumns, { amount }: Cells): number | undefined =>
  quantityIn === undefined || quantityIn === 'stock' ? (row.quantity ?? undefined) : amount('stock')

function ladderOf(row: SheetRow, columns: GoodsColumns, cells: Cells): GoodsLine['ladder'] {
  const first = { min: cells.amount('min1'), price: firstPrice(row, columns, cells) }
  const later = laterTiers.flatMap((tier) => {
    const min = cells.amount(`min${tier}`)
    const price = cells.price(`price${tier}`)
    if ((min === undefined) !== (price === undefined)) cells.fault(`数量${tier} 和价格${tier} 须都填`)
    return min === undefined || price === undefined ? [] : [{ min, price }]
  })
  if (first.price !== undefined) return [{ min: first.min, price: first.price }, ...later]
  if (first.min !== undefined || later.length > 0) cells.fault('没有填价格1 或单价')
  return []
}

/** The first tier stands under 价格1 or 单价; as the row's price it may have been mended. */
function firstPrice(row: SheetRow, { priceIn }: GoodsColumns, cells: Cells): number | undefined {
  const isFirst = priceIn === undefined || priceIn === 'price1'
  const own = isFirst && row.price !== null ? fromMicro(BigInt(row.price)) : undefined
  if (priceIn === 'price1') return own
  const told = cells.price('price1')
  if (own !== undefined && told !== undefined && own !== told) cells.fault('单价和价格1 不同，请只填一个')
  return own ?? told
}
