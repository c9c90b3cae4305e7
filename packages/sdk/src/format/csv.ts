/** Says UTF-8 to spreadsheets, which otherwise read Chinese as something else. */
const mark = '\u{FEFF}'

/**
 * A table as a file that spreadsheets open: UTF-8 with its mark, lines ended as they expect. A cell that a spreadsheet
 * would run as a formula is kept a text.
 *
 * @example toCsv([['型号', '容值'], ['A"1', '1,000']]) // '\uFEFF型号,容值\r\n"A""1","1,000"\r\n'
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  mark + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')

function toCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A sign before a plain figure with its unit, `-40~125°C`, is a value. */
const isFormula = (text: string): boolean =>
  /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-]?[\d.,]+[\s~–%°\p{L}\d.+-]*$/u.test(text))
