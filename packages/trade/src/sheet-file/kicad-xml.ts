import { readXml } from 'hucre/xml'
import { SheetError, type ReadSheet } from '../sheet/sheet.ts'

/** The netlist that KiCad hands to its lists of parts: each place on the board with its value and its fields. */
export const isKicadXml = (text: string): boolean => /^\s*(?:<\?xml[^>]*\?>\s*)?<export\b/i.test(text)

const own = ['Reference', 'Value', 'Footprint', 'DNP'] as const

/** A part of the board as its fields tell it, without its place. */
interface Placed {
  ref: string
  fields: ReadonlyMap<string, string>
}

/** Reads such a netlist as a sheet: places whose fields are all the same are one line. */
export function sheetOfKicad(text: string): ReadSheet {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new SheetError('文件里有不安全的内容（DTD 声明），请重新导出')
  const placed = Array.from(text.matchAll(/<comp\s[^]*?<\/comp>/g), ([part]) => placedOf(part))
  const names = [...new Set(placed.flatMap(({ fields }) => [...fields.keys()]))]
  const header = [...own, ...names.filter((name) => !own.includes(name as 'Value'))]
  const lines = new Map<string, string[]>()
  for (const { ref, fields } of placed) {
    const texts = header.slice(1).map((name) => fields.get(name) ?? '')
    const key = texts.join('\u{1F}')
    const line = lines.get(key)
    if (line) line[0] += `,${ref}`
    else lines.set(key, [ref, ...texts])
  }
  const rows = [header, ...lines.values()].map((cells, at) => ({ rowNo: at + 1, cells }))
  const notes = [`KiCad 的 ${placed.length} 个位号并为 ${lines.size} 行，行号是合并后的行号`]
  return { name: 'KiCad', rows: lines.size > 0 ? rows : [], notes }
}

function placedOf(part: string): Placed {
  const [comp = {}] = rowsOf(part, 'comp')
  const told = rowsOf(part, 'field').map((field) => [textOf(field['@name']), textOf(field['#text'])] as const)
  const isLeftOff = /<property\s+name="(?:dnp|exclude_from_bom)"/i.test(part)
  return {
    ref: textOf(comp['@ref']),
    fields: new Map([
      ...told.filter(([name, text]) => name !== '' && text !== ''),
      ['Value', textOf(comp['value'])],
      ['Footprint', textOf(comp['footprint'])],
      ['DNP', isLeftOff ? 'DNP' : ''],
    ]),
  }
}

function rowsOf(part: string, rowTag: string): Record<string, unknown>[] {
  try {
    return readXml(`<part>${part}</part>`, { rowTag, transformValue: (value) => value }).data
  } catch {
    throw new SheetError('KiCad 的 XML 不完整，请重新导出')
  }
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value).trim())
