import { SheetError } from '../sheet/sheet.ts'

/** Files of other kinds, by their first bytes. */
const marks: readonly (readonly [string, readonly number[]])[] = [
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
  ['图片', [0xff, 0xd8, 0xff]],
  ['图片', [0x89, 0x50, 0x4e, 0x47]],
  ['图片', [0x47, 0x49, 0x46, 0x38]],
  ['压缩包', [0x52, 0x61, 0x72, 0x21]],
  ['压缩包', [0x37, 0x7a, 0xbc, 0xaf]],
  ['压缩包', [0x1f, 0x8b]],
]

/** Workbooks of Excel 2, 3 and 4: records without an OLE file around them. */
const bareWorkbooks: readonly (readonly number[])[] = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
]

export const oldWorkbook = '旧版 xls 文件读不了，请用 Excel 或 WPS 打开，另存为 xlsx 后再试'

/** Refuses what its first bytes tell to be no table; line feeds may stand before them. */
export function refuseBytes(bytes: Uint8Array): void {
  if (bareWorkbooks.some((mark) => startsWith(bytes, mark))) throw new SheetError(oldWorkbook)
  const from = bytes.findIndex((byte) => byte !== 10 && byte !== 13 && byte !== 32)
  const kind = marks.find(([, mark]) => startsWith(bytes.subarray(Math.max(0, from)), mark))?.[0]
  if (kind) throw noTable(kind)
}

/** Refuses texts that tables are stored in, and that are none as they stand: some programs call them xls. */
export function refuseText(text: string): void {
  if (/^\s*(?:\{\s*["}]|\[\s*[[{"])/.test(text)) throw noTable(' JSON')
  if (/^\s*(?:<(?:html|!doctype|\?xml|table|meta|workbook)|MIME-Version:)/i.test(text)) throw stored('网页或 XML')
  if (/^ID;P[^;\r\n]*;[NE][;\r\n]|^ID;P\w*\r?\n[A-Z];/.test(text)) throw stored(' SYLK 文件')
}

const noTable = (kind: string) => new SheetError(`这是${kind}，不是表格；请上传 xlsx、xls、ods、csv 或 txt 文件`)

const stored = (kind: string) => new SheetError(`这个文件其实是${kind}，请用 Excel 或 WPS 打开，另存为 xlsx 后再试`)

/** Whether bytes begin with others. */
export const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)
