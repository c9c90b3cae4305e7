import { isOpenPrice, readAmount, readPrice, type Amount } from './amount.ts'
import { asideOf } from './aside.ts'
import { currencyNamed, termsOf, type ColumnTerms } from './column-terms.ts'
import { saysFitted } from './column-words.ts'
import { countDesignators } from './designator.ts'
import { withPlacesBelow } from './places-below.ts'
import { withUnit } from './rating.ts'
import type { ColumnChoice, ColumnField, ReadSheet, SheetRow } from './sheet.ts'

/** A row as its columns were chosen; what is wrong with it is said, and what was written is kept. */
export interface MappedRow {
  /** Line of the file, from 1. */
  rowNo: number
  /** All texts of the line as they were read. */
  cells: string[]
  /** Texts of the chosen columns, trimmed and on one line; missing where the cell is empty. */
  texts: Partial<Record<ColumnField, string>>
  /** Null where it could not be read; the designators' count where no quantity is written. */
  quantity: number | null
  price?: number
  currency?: 'CNY' | 'USD'
  /** Why it is no line of its own: 合计, the names of the columns once more, places of the line above; missing where it is one. */
  aside?: string
  /** Places on the board that the designators name; missing where they cannot be counted. */
  places?: number
  /** Why it cannot be taken as it is, in sentences that name the column; empty where it can. */
  faults: string[]
}

/** Rows below the header, mapped; rows without a text in any chosen column are told as faults, none is lost. */
export function mapRows({ rows }: Pick<ReadSheet, 'rows'>, header: number, map: readonly ColumnChoice[]): MappedRow[] {
  const names = rows[header]?.cells ?? []
  const lines = rows.slice(header + 1)
  return withPlacesBelow(lines, map).map(({ row, into }, at) => {
    const { cells } = lines[at] ?? row
    const aside = asideOf(cells, { names, isFirst: at === 0, into })
    return { ...mapRow(row, map, names), cells, ...(aside !== undefined && { aside }) }
  })
}

/**
 * One row as its columns were chosen. Which fields must be there is for whoever takes the row to say.
 *
 * @param names The header: some columns say what is put on the board, and others what is not; some what their figures
 *   are counted in.
 */
function mapRow(
  { rowNo, cells, continues = [] }: SheetRow,
  map: readonly ColumnChoice[],
  names: readonly string[] = [],
): MappedRow {
  const above = (field: ColumnField) =>
    continues.find(({ column }) => map.some((one) => one.field === field && one.column === column))?.rowNo
  const nameOf = (field: ColumnField) => names[map.find((one) => one.field === field)?.column ?? -1]
  // Pieces of merged cells count once.
  const own = above('quantity') === undefined ? map : map.filter(({ field }) => field !== 'quantity')
  const texts = withSense(textsOf(cells, own, names), map, names)
  const places = texts.designator === undefined ? undefined : countDesignators(texts.designator)
  const line = above('designator') ?? (places ? undefined : above('quantity'))
  const amount = amountOf(texts, { places, line, ...termsOf(nameOf('quantity')) })
  const money = moneyOf(texts, termsOf(nameOf('price')))
  const faults = [amount.error, money.fault].filter((fault) => fault !== undefined)
  return { rowNo, cells, texts, quantity: amount.value ?? null, ...money.told, ...(places && { places }), faults }
}

/** Two columns of one field are one text. */
function textsOf(cells: readonly string[], map: readonly ColumnChoice[], names: readonly string[]): MappedRow['texts'] {
  const texts: MappedRow['texts'] = {}
  for (const { column, field } of map) {
    const cell = onOneLine(cells[column] ?? '')
    const text = field === 'rating' ? withUnit(cell, names[column]) : cell
    if (text) texts[field] = texts[field] ? `${texts[field]} ${text}` : text
  }
  return texts
}

const no = /^(?:n|no|false|0|x|×|否|不|不贴.*|不焊.*|不装|空贴|dnp|dni|dnf|nc|not (?:fitted|populated|mounted))$/i

/** Of a column that says what is put on the board, a no is what a column of the others calls yes. */
function withSense(
  { dnp, ...texts }: MappedRow['texts'],
  map: readonly ColumnChoice[],
  names: readonly string[],
): MappedRow['texts'] {
  const column = map.find(({ field }) => field === 'dnp')?.column ?? -1
  if (dnp === undefined || !saysFitted(names[column] ?? '')) return dnp === undefined ? texts : { ...texts, dnp }
  return no.test(dnp) ? { ...texts, dnp: 'DNP' } : texts
}

interface Counting extends Pick<ColumnTerms, 'each'> {
  places: number | undefined
  /** The line above that these places, or pieces, are told in: they may be ordered there. */
  line: number | undefined
}

/** Pieces as they are written, else one for each place on the board that is the line's own. */
function amountOf({ quantity }: MappedRow['texts'], { places, line, each }: Counting): Amount {
  if (quantity === undefined && line !== undefined) return { error: `与第 ${line} 行合并的单元格，可能是替代料` }
  return quantity === undefined && places ? { value: places } : readAmount(quantity ?? '', each)
}

/** The price's own sign says what it is counted in, else the column of currencies, else the name of its column. */
function moneyOf({ price, currency }: MappedRow['texts'], { currency: byName, each }: ColumnTerms): Money {
  const named = currency === undefined ? byName : (currencyNamed(currency) ?? { other: currency })
  const code = named && 'code' in named ? named.code : undefined
  if (price === undefined || isOpenPrice(price)) return { told: code ? { currency: code } : {} }
  const read = readPrice(price, each)
  if (!read) return { told: {}, fault: `单价“${price.slice(0, 24)}”不是价格` }
  if (named && 'other' in named) return { told: {}, fault: `币种“${named.other.slice(0, 24)}”只支持人民币和美元` }
  const counted = read.currency ?? code
  return { told: { price: read.price, ...(counted && { currency: counted }) } }
}

interface Money {
  told: Pick<MappedRow, 'currency' | 'price'>
  fault?: string
}

/** Without what cannot be seen: blanks of every kind, zero-width letters, marks that turn the direction of text. */
const onOneLine = (text: string) =>
  text
    .replaceAll(/[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
