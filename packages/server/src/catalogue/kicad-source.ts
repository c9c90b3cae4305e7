import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrandRules, type BrandTraces } from './brand-rules.ts'
import { propertyOf, readSymbols, type KicadSymbol } from './kicad-symbols.ts'
import { lcscOf, modelFault, packageOf, tidy, tidyDescription, webAddress } from './part-cells.ts'
import { emptyRow, type PartSource, type SourceRow } from './part-row.ts'

/** Libraries of drawings that stand for no part: a resistor as such, a ground, the same gates once more. */
const drawings =
  /^(Device|Connector|Connector_.*|power|pspice|Simulation_SPICE|Mechanical|Jumper|Graphic|Motor|.*_IEEE)$/

/** Libraries of several kinds, whose parts are told apart by their own sentence. */
const mixed = /^Isolator$/

/** Parts from a folder of KiCad symbol libraries (`*.kicad_sym`). */
export async function openKicad(folder: string): Promise<PartSource> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.kicad_sym')).sort()
  if (names.length === 0) throw new Error(`There is no .kicad_sym file in ${folder}.`)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  let read = 0

  async function* rows() {
    const brandOf = openBrandRules()
    for (const [index, name] of names.entries()) {
      yield* rowsOf(join(folder, name), name.replace('.kicad_sym', ''), brandOf)
      read += sizes[index] ?? 0
    }
  }
  return { rows: rows(), progress: () => read / Math.max(1, whole) }
}

async function* rowsOf(
  path: string,
  library: string,
  brandOf: (traces: BrandTraces) => string,
): AsyncGenerator<SourceRow> {
  const refuse = (line: number, reason: string, text: string): SourceRow => ({
    line,
    reason,
    text: `${library}: ${text}`,
  })
  let symbols: Map<string, KicadSymbol>
  try {
    symbols = await readSymbols(createReadStream(path, { highWaterMark: 1 << 18 }))
  } catch (error) {
    return yield refuse(0, 'unreadable library', String((error as Error).message))
  }
  let line = 0
  for (const symbol of symbols.values()) {
    line += 1
    const model = modelOf(symbol)
    const fault = drawings.test(library) ? 'a drawing, not a part' : modelFault(model)
    yield fault ? refuse(line, fault, symbol.name) : rowOf({ symbols, symbol, model, library, line, brandOf })
  }
}

/** The value, which is the part's number on the drawing; the symbol's name where it has none. */
function modelOf({ name, properties }: KicadSymbol): string {
  const value = properties.get('Value')?.trim() ?? ''
  return tidy(value === '' || value === '~' ? name : value)
}

interface Told {
  symbols: ReadonlyMap<string, KicadSymbol>
  symbol: KicadSymbol
  model: string
  library: string
  line: number
  brandOf: (traces: BrandTraces) => string
}

function rowOf({ symbols, symbol, model, library, line, brandOf }: Told): SourceRow {
  const told = (key: string) => propertyOf(symbols, symbol, key)
  const description = tidyDescription(told('ki_description') || told('Description'))
  const datasheetUrl = webAddress(told('Datasheet'))
  return {
    ...emptyRow,
    line,
    model,
    brand: brandOf({ library, description, model, datasheetUrl }),
    category: `KiCad ${library.replaceAll('_', ' ')}`,
    subcategory: mixed.test(library) ? description : '',
    package: footprintPackage(told('Footprint')),
    description,
    keywords: tidyDescription(told('ki_keywords')),
    datasheetUrl,
    lcsc: lcscNumberOf(symbol),
    source: 'kicad',
  }
}

/** What libraries for 立创商城 call its number. */
const lcscProperties = ['LCSC', 'LCSC Part', 'LCSC Part #', 'LCSC Part Number', 'JLCPCB Part #']

/** A symbol's own number: that of the one it extends is another part's. */
const lcscNumberOf = ({ properties }: KicadSymbol): string =>
  lcscProperties.map((name) => lcscOf(properties.get(name) ?? '')).find((number) => number !== '') ?? ''

/** `Package_SO:MSOP-8_3x3mm_P0.65mm` is an MSOP-8, `Diode_SMD:D_SMF` an SMF; a module's own footprint is no package. */
export function footprintPackage(footprint: string): string {
  const [library = '', name = ''] = footprint.split(':', 2)
  if (!/^(Package|Diode|LED|Crystal|Resistor|Capacitor|Inductor|Fuse)_/.test(library)) return ''
  return packageOf(name.replace(/^(?:CP?|R|L|D|LED|Fuse|Crystal)_/, '').split('_', 1)[0] ?? '')
}
