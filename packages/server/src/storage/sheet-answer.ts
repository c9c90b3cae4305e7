import { Readable } from 'node:stream'
import { writeWorkbook } from '@xinpu/trade/sheet-file'
import { contentTypes } from './upload-store.ts'

/** A table as the answer of a call whose output is a file: an xlsx in which no cell starts a formula. */
export async function sheetFile(name: string, rows: readonly (readonly string[])[]) {
  const bytes = await writeWorkbook('Sheet1', rows)
  return { name: `${name}.xlsx`, type: contentTypes.xlsx, body: Readable.from([Buffer.from(bytes)]) }
}
