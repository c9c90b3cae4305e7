/** A line of a sheet, as texts. */
export interface SheetRow {
  /** Line of the file, from 1, as spreadsheet programs count. */
  rowNo: number
  /** Texts of the cells as the program shows them; what a formula came to, not the formula. */
  cells: string[]
  /** Whether the program hides it; it is read all the same. */
  isHidden?: boolean
  /** Columns whose text stands in a line above, which they are merged with; missing where there is none. */
  continues?: Continued[]
}

/** A cell that is merged with one above. */
export interface Continued {
  /** Place of the column, from 0. */
  column: number
  /** The line that the text stands in. */
  rowNo: number
}

/** A sheet that was read: lines without any text are left out. */
export interface ReadSheet {
  name: string
  rows: SheetRow[]
  /** What its reader wants to be known, in sentences: hidden lines, merged cells, what was left out. */
  notes: string[]
}

/** What a column can hold; the contract gives each its Chinese name. */
export type ColumnField =
  | 'batchNo'
  | 'brand'
  | 'currency'
  | 'delivery'
  | 'description'
  | 'designator'
  | 'dnp'
  | 'location'
  | 'model'
  | 'package'
  | 'price'
  | 'quantity'
  | 'rating'
  | 'remark'
  | 'supplierNo'
  | 'value'

/** What several columns may hold between them: voltage, tolerance, dielectric. */
export const shared: ReadonlySet<ColumnField> = new Set(['rating'])

/** What one column holds; columns that nobody names are left out. */
export interface ColumnChoice {
  /** Place of the column, from 0. */
  column: number
  field: ColumnField
}

/** A file that cannot be read as a sheet; its message is a sentence for people. */
export class SheetError extends Error {
  override name = 'SheetError'
}

/** How a text file is written, as `TextDecoder` calls it, with the name people know. */
export const encodings = {
  'utf-8': 'UTF-8',
  gb18030: 'GB18030',
  big5: 'Big5',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16BE',
} as const
export type Encoding = keyof typeof encodings
