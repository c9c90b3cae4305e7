export { mostBytes, readSheets, readText, type ReadFile, type ReadOptions } from './read-sheets.ts'
export { writeWorkbook } from './write-workbook.ts'
