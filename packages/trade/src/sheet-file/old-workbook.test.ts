import { expect, test } from 'vitest'
import { SheetError } from '../sheet/index.ts'
import { readSheets } from './index.ts'

const mostRows = 5000
const word = (value: number) => [value & 255, value >> 8]
const long = (value: number) => [...word(value & 0xffff), ...word(value >>> 16)]
const record = (kind: number, data: readonly number[]) => [...word(kind), ...word(data.length), ...data]
const wide = (text: string) => [...Buffer.from(text, 'utf16le')]

const bof = (kind: number) =>
  record(0x809, [...word(0x600), ...word(kind), ...word(0xdbb), ...word(1996), ...long(0), ...long(6)])
const eof = record(0x0a, [])
const nameOf = (sheet: string, at: number) => record(0x85, [...long(at), 0, 0, sheet.length, 1, ...wide(sheet)])
const label = (row: number, column: number, text: string) =>
  record(0x204, [...word(row), ...word(column), 0, 0, ...word(text.length), 1, ...wide(text)])
const figure = (row: number, column: number, value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return record(0x203, [...word(row), ...word(column), 0, 0, ...bytes])
}

/** The records of Excel 97: a book that names one sheet, and the sheet. */
function bookOf(sheet: string, cells: readonly number[]): number[] {
  const at = bof(5).length + nameOf(sheet, 0).length + eof.length
  return [...bof(5), ...nameOf(sheet, at), ...eof, ...bof(0x10), ...cells, ...eof]
}

const sector = 512
const [end, free, ofTable] = [0xfffffffe, 0xffffffff, 0xfffffffd]

/** A stream in an OLE file: the header, the table of sectors, the directory, and eight sectors of the stream. */
function oleOf(name: string, stream: readonly number[]): Uint8Array {
  const file = Buffer.alloc(sector * 11)
  const longs = (from: number, values: readonly number[]) =>
    values.forEach((value, nth) => file.writeUInt32LE(value, from + nth * 4))
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  file.set([...word(0x3e), ...word(3), ...word(0xfffe), ...word(9), ...word(6)], 24)
  longs(44, [1, 1, 0, 4096, end, 0, end, 0, 0, ...Array.from({ length: 108 }, () => free)])
  longs(sector, [ofTable, end, 3, 4, 5, 6, 7, 8, 9, end, ...Array.from({ length: 118 }, () => free)])
  const entry = (nth: number, text: string, [kind = 0, child = free, start = 0, size = 0]: readonly number[]) => {
    const from = sector * 2 + nth * 128
    file.set(wide(text), from)
    file.set([...word(text.length * 2 + 2), kind, 1], from + 64)
    longs(from + 68, [free, free, child])
    longs(from + 116, [start, size, 0])
  }
  entry(0, 'Root Entry', [5, 1, end, 0])
  entry(1, name, [2, free, 2, 4096])
  file.set(stream, sector * 3)
  return new Uint8Array(file)
}

const cells = [label(0, 0, '型号'), label(0, 1, '数量'), label(1, 0, 'STM32F103C8T6'), figure(1, 1, 2000)].flat()

test('a workbook of Excel 97 is read', async () => {
  const { kind, sheets } = await readSheets(oleOf('Workbook', bookOf('清单', cells)), { mostRows })
  expect(kind).toBe('xls')
  expect(sheets[0]?.name).toBe('清单')
  expect(sheets[0]?.rows.map((row) => row.cells)).toEqual([
    ['型号', '数量'],
    ['STM32F103C8T6', '2000'],
  ])
})

test.each<[string, Uint8Array]>([
  ['a document of Word', oleOf('WordDocument', [0xec, 0xa5])],
  ['a torn workbook', oleOf('Workbook', bookOf('清单', cells)).subarray(0, sector * 2)],
  [
    'a workbook of Excel 4, which is no OLE file',
    Uint8Array.from([0x09, 0x04, 0x06, 0, 0, 0, 0x10, 0, 0, 0, 0x0a, 0, 0, 0]),
  ],
  ['a workbook of Excel 2, which is no OLE file', Uint8Array.from([0x09, 0, 0x04, 0, 0x02, 0, 0x10, 0, 0x0a, 0, 0, 0])],
])('%s is refused, and what to do is said', async (_, bytes) => {
  const reading = readSheets(bytes, { mostRows })
  await expect(reading).rejects.toThrow(SheetError)
  await expect(reading).rejects.toThrow('旧版 xls 文件读不了，请用 Excel 或 WPS 打开，另存为 xlsx 后再试')
})
