/**
 * A text that no spreadsheet takes for a formula: an apostrophe stands before what would start one. A plain figure stays
 * as it is.
 */
export const plainCell = (text: string): string =>
  /^[\t\r\n ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && !/^[+-]?\d+(?:[.,]\d+)*%?$/.test(text) ? `'${text}` : text

/** A table whose cells start no formula. */
export const asTable = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((row) => row.map((cell) => plainCell(cell)))
