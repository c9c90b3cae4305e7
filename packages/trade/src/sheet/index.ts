export { isOpenPrice, readAmount, readPrice, type Amount } from './amount.ts'
export { fieldsNamed } from './column-words.ts'
export { countDesignators } from './designator.ts'
export { guessColumns, type ColumnGuess } from './guess.ts'
export { findHeader, headerSignature } from './header.ts'
export { mapRows, type MappedRow } from './map-row.ts'
export { partColumns } from './part-columns.ts'
export {
  encodings,
  SheetError,
  type ColumnChoice,
  type ColumnField,
  type Encoding,
  type ReadSheet,
  type SheetRow,
} from './sheet.ts'
export { asTable, plainCell } from './table.ts'
