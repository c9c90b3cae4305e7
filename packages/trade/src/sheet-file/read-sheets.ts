import { HucreError, type Workbook } from 'hucre'
import { readOds } from 'hucre/ods'
import { readXls, readXlsx } from 'hucre/xlsx'
import { findHeader, mostAbove } from '../sheet/header.ts'
import { SheetError, type Encoding, type ReadSheet } from '../sheet/sheet.ts'
import { decode } from './encoding.ts'
import { sheetOfText } from './delimited.ts'
import { isKicadXml, sheetOfKicad } from './kicad-xml.ts'
import { oldWorkbook, refuseBytes, refuseText, startsWith } from './other-kind.ts'
import { sheetOf } from './workbook.ts'
import { guardZip } from './zip-guard.ts'

/** Bytes that a spreadsheet may have. */
export const mostBytes = 20 * 1024 * 1024

/** What is read of a file, and how. */
export interface ReadOptions {
  /** Lines that a sheet may have below its header. */
  mostRows: number
  /** How a text file is written; missing: found out. */
  encoding?: Encoding | undefined
}

/** A file that was read: its sheets with anything in them. */
export interface ReadFile {
  kind: 'ods' | 'text' | 'xls' | 'xlsx'
  /** Of a text. */
  encoding?: Encoding
  sheets: ReadSheet[]
}

/**
 * Reads the bytes of a spreadsheet, told by its content and not its name. What cannot be read throws a `SheetError` with
 * a sentence that says what to do. For threads and workers: a large sheet takes seconds.
 */
export async function readSheets(bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> {
  if (bytes.length === 0) throw new SheetError('文件是空的')
  if (bytes.length > mostBytes) throw new SheetError('文件不能超过 20 MB')
  const read = await readBytes(bytes, options)
  const sheets = read.sheets.filter(({ rows }) => rows.length > 0)
  if (sheets.length === 0) throw new SheetError('文件里没有内容')
  const long = sheets.find((sheet) => linesOf(sheet) > options.mostRows)
  if (long) throw new SheetError(`工作表“${long.name}”超过 ${options.mostRows} 行，请拆成几个文件`)
  return { ...read, sheets }
}

/** Reads what was pasted. */
export const readText = (text: string, { mostRows }: Pick<ReadOptions, 'mostRows'>): ReadSheet => {
  const sheet = isKicadXml(text) ? sheetOfKicad(text) : sheetOfText(text, '粘贴的内容', mostRows + mostAbove)
  if (sheet.rows.length === 0) throw new SheetError('没有读到内容')
  if (linesOf(sheet) > mostRows) throw new SheetError(`内容超过 ${mostRows} 行，请分几次粘贴`)
  return sheet
}

const linesOf = (sheet: ReadSheet): number => sheet.rows.length - findHeader(sheet) - 1

async function readBytes(bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return readZip(bytes, options)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return readOle(bytes, options)
  refuseBytes(bytes)
  const { text, encoding } = decode(bytes, options.encoding)
  if (isKicadXml(text)) return { kind: 'text', encoding, sheets: [sheetOfKicad(text)] }
  refuseText(text)
  return { kind: 'text', encoding, sheets: [sheetOfText(text, '表格', options.mostRows + mostAbove)] }
}

async function readZip(bytes: Uint8Array, { mostRows }: ReadOptions): Promise<ReadFile> {
  const names = await guardZip(bytes)
  const isOds = names.includes('content.xml')
  if (!isOds && !names.some((name) => /^xl\/workbook\.(?:xml|bin)$/.test(name)))
    throw new SheetError('这是压缩包，不是表格；请上传 xlsx、xls、ods、csv 或 txt 文件')
  const read = isOds ? readOds : readXlsx
  const workbook = await parsed(() =>
    read(bytes, { maxRows: mostRows + mostAbove + 1, readStyles: bytes.length < stylish }),
  )
  const notes = [
    ...(names.some((name) => name.endsWith('vbaProject.bin')) ? ['文件里有宏，没有运行'] : []),
    ...(names.some((name) => name.includes('externalLinks/')) ? ['文件引用了别的文件，按上次保存的值读入'] : []),
  ]
  return { kind: isOds ? 'ods' : 'xlsx', sheets: sheetsOf(workbook, notes) }
}

/** Formats of figures are read of small files; in large ones they cost more memory than all else. */
const stylish = 512 * 1024

const readOle = async (bytes: Uint8Array, { mostRows }: ReadOptions): Promise<ReadFile> => {
  if (holds(bytes, 'EncryptedPackage')) throw new SheetError('文件有密码，请去掉密码后重新保存')
  const workbook = await parsed(() => readXls(bytes, { maxRows: mostRows + mostAbove + 1 }), oldWorkbook)
  return { kind: 'xls', sheets: sheetsOf(workbook, []) }
}

const sheetsOf = ({ sheets }: Workbook, notes: readonly string[]): ReadSheet[] =>
  sheets.map((sheet) => sheetOf(sheet)).map((sheet) => ({ ...sheet, notes: [...notes, ...sheet.notes] }))

async function parsed(read: () => Promise<Workbook>, otherwise = '文件已损坏，请用 Excel 或 WPS 打开后重新保存') {
  try {
    return await read()
  } catch (error) {
    if (error instanceof HucreError && /cells|rectangle|exceed/i.test(error.message))
      throw new SheetError('表格的范围过大，请只保留需要的行和列')
    throw new SheetError(otherwise)
  }
}

/** Whether an OLE directory names a stream; names in it are UTF-16. */
function holds(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes(name)
}
