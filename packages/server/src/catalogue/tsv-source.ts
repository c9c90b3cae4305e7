import { plainOf } from '@xinpu/trade/words'
import { openLines, type Line, type LineFile } from './lines.ts'
import {
  cut,
  lcscOf,
  lifecycleOf,
  modelFault,
  packageOf,
  popularityOf,
  stockOf,
  tidy,
  tidyDescription,
  webAddress,
} from './part-cells.ts'
import { emptyRow, type PartSource, type RefusedRow, type SourceRow } from './part-row.ts'

/** What a column may be called. */
const names = {
  model: ['model', 'mpn', 'part number', '型号'],
  brand: ['brand', 'manufacturer', '品牌', '厂牌', '制造商'],
  category: ['category', '分类', '类目'],
  subcategory: ['subcategory', 'family', '子分类'],
  package: ['package', '封装'],
  stock: ['stock', '库存'],
  description: ['description', '描述'],
  datasheet: ['datasheet', '规格书', '数据手册'],
  status: ['status', 'lifecycle', '状态'],
  lcsc: ['lcsc', 'lcsc part', 'lcsc part #', '立创编号', '立创商城编号'],
} as const

type Column = keyof typeof names
type Columns = Record<Column, number>

/** Parts from a file of tab-separated values with a heading, plain or packed with brotli (`.tsv.br`). */
export async function openTsv(path: string): Promise<PartSource> {
  const file = await openLines(path)
  return { rows: rowsOf(file), progress: file.progress }
}

async function* rowsOf({ lines }: LineFile): AsyncGenerator<SourceRow> {
  let columns: Columns | undefined
  for await (const line of lines) {
    if (!columns) columns = readHead(line.text)
    else if (line.text.trim() !== '') yield readRow(line, columns)
  }
  if (!columns) throw new Error('The file is empty.')
}

function readHead(text: string): Columns {
  const heads = text.split('\t').map((head) => head.trim().toLowerCase())
  const place = (column: Column) => heads.findIndex((head) => (names[column] as readonly string[]).includes(head))
  const columns = Object.fromEntries(Object.keys(names).map((column) => [column, place(column as Column)])) as Columns
  if (columns.model === -1 || columns.brand === -1) {
    throw new Error('The first line must name the columns, separated by tabs; `model` and `brand` are needed.')
  }
  return columns
}

function readRow({ number, text, isTooLong }: Line, columns: Columns): SourceRow {
  const refuse = (reason: string): RefusedRow => ({ line: number, reason, text })
  if (isTooLong) return refuse('line too long')
  const cells = text.split('\t')
  if (cells.length <= Math.max(columns.model, columns.brand)) return refuse('too few columns')
  const cell = (column: Column) => cells[columns[column]] ?? ''
  const model = tidy(cell('model'))
  const fault = modelFault(cell('model').trim())
  if (fault) return refuse(fault)
  const brand = cut(tidy(cell('brand')), 120)
  if (plainOf(brand) === '') return refuse('no brand')
  const stock = stockOf(cell('stock'))
  return {
    ...emptyRow,
    line: number,
    model,
    brand,
    category: cell('category').trim(),
    subcategory: cell('subcategory').trim(),
    package: packageOf(cell('package')),
    description: tidyDescription(cell('description')),
    lifecycle: lifecycleOf(cell('status')),
    popularity: popularityOf(stock),
    stock,
    datasheetUrl: webAddress(cell('datasheet')),
    lcsc: lcscOf(cell('lcsc')),
    source: 'tsv',
  }
}
