import { chipSizes, metricSizes, readQuery, type ModelReading } from '../query/index.ts'
import { readPackage } from './footprint.ts'
import type { LineKind } from './kind.ts'

const lcsc = /(?:^|[^A-Za-z0-9])(C\d{3,8})(?![A-Za-z0-9])/i

/** The number of 立创商城: C12345. In cells that are not for it and do not name the shop, C1206 is a size and C1815 a transistor. */
export const lcscNumber = (own: string, cells: readonly string[]): string | undefined =>
  [own, ...cells]
    .map((cell, at) => ({
      number: lcsc.exec(cell)?.[1]?.toUpperCase() ?? '',
      isMeant: at === 0 || shopWord.test(cell),
    }))
    .find(({ number, isMeant }) => number.length > (isMeant ? 0 : 5))?.number

const shopWord = /lcsc|jlc|立创/i

interface Cells {
  model: string
  value: string
  supplierNo: string
  /** Where a number may stand among other words. */
  texts: readonly string[]
}

/** Kinds that are named by a value: four digits there are a value. */
const valued: ReadonlySet<string> = new Set<LineKind>(['bead', 'capacitor', 'crystal', 'inductor', 'resistor'])
const mostNumbers = 4

/** What may be a maker's number, the likeliest first; values, packages and numbers of 立创商城 are none. */
export function partNumbers({ model, value, supplierNo, texts }: Cells, kind: LineKind | undefined): string[] {
  const cells = [model, value].flatMap((cell) => numbersIn(cell, kind))
  const beside = texts.flatMap((text) => wordsIn(text, kind).filter((word) => word.length >= 6 && isMixed(word)))
  const own = numbersIn(supplierNo, kind).filter((word) => !/-(?:1-)?ND$/i.test(word))
  return wholeFirst([...new Set([...cells, ...own, ...beside])]).slice(0, mostNumbers)
}

/** A symbol of a library is often the head of the number beside it: AMS1117 of AMS1117-3.3. */
const wholeFirst = (numbers: readonly string[]): string[] => {
  const isHead = (number: string) =>
    numbers.some((other) => other.length > number.length && other.toUpperCase().startsWith(number.toUpperCase()))
  return [...numbers.filter((number) => !isHead(number)), ...numbers.filter(isHead)]
}

/** A cell as a whole, where it is one word; else the words in it that are no value. */
function numbersIn(cell: string, kind: LineKind | undefined): string[] {
  const text = cell.normalize('NFKC').trim()
  if (text === '' || text.length > 60 || symbolWord.test(text)) return []
  const isOne = !/\s/.test(text)
  if (isOne && /^\d(?=(?:-?\d){3,14}$)[\d-]*$/.test(text) && !(kind && valued.has(kind)) && !readPackage(text))
    return [text]
  const found = wordsIn(text, kind)
    .flatMap(withoutPackage)
    .flatMap(asMade)
    .filter((word) => (isMixed(word) && word.length >= 3) || (kind === 'diode' && shortest.test(word)))
  return isOne && found.length > 0 ? [text, ...found.filter((word) => word !== text && word.length >= 4)] : found
}

/** A number whose package stands behind a stroke is looked for without it: LM358DR/SOP8. */
function withoutPackage(word: string): string[] {
  const at = word.lastIndexOf('/')
  return at > 3 && readPackage(word.slice(at + 1)) ? [word.slice(0, at), word] : [word]
}

/** A fixed output is often written with its unit, AMS1117-3.3V; symbols leave the temperature open: STM32F103C8Tx. */
const asMade = (word: string): string[] => {
  const bare = word.replace(/(?<=-\d\.\d{1,2})V$/i, '').replace(/(?<=^[A-Z][A-Z\d]{6,})x$/, '')
  return bare === word ? [word] : [bare, word]
}

/** Diodes 1N4001 to 1N4007, as they are printed; M3 of anything else is a screw. */
const shortest = /^M[1-7]$/i

const isMixed = (word: string): boolean => /[A-Za-z]/.test(word) && /\d/.test(word)

/** Footprints and symbols of the libraries of KiCad, 立创EDA and Altium, and conditions of a figure. */
const libraryWord = new RegExp(
  String.raw`^(?:@.*|(?:RES|CAP|IND|DIODE|LED|CON|HEADER)[\d.]{1,4}|(?:CONN|PIN_?HEADER|PIN_?SOCKET)\d+X\d+.*|P\d+\.\d+mm|(?:[RCLD]|CP|FB)[-_]?(?:SMD[-_]?)?(?:${chipSizes}|${metricSizes})(?:[-_].*)?|(?:CAP|RES|IND|LEDC?|CRYSTAL|OSC)[-_]?(?:SMD[-_]?)?\d{4}(?:[-_].*)?|\d{4,5}(?:[-_ ]?\d{4}metric)|(?:.*[-_])?\d{4}metric.*|(?:[RCL]|CPOL|LED)-(?:US|EU).*|USB_[A-C](?:_.*)?|\d+[*x×]\d+p?)$`,
  'i',
)

/** Symbols that say what is soldered on, and not which, and what is no part: marks for machines, screws. */
export const symbolWord =
  /^(?:Conn|Screw_Terminal|PinHeader|PinSocket|TestPoint|MountingHole|Solder_?Jumper|Jumper|Fiducial)(?:[-_].*)?$|^(?:MARK ?点|光学点|定位孔|测试点|工艺边|螺[丝钉母柱]|铜柱|垫片|垫圈|扎带)(?!.*(?:端子|座))/i

/** 1M0 is a million ohms, R100 a tenth of one, 100N as many nanofarads, B3950 how a thermistor bends, CBB a film: nobody's numbers. */
const codedValue =
  /^(?:\d{1,3}M\d{1,2}|R\d{2,3}|\d{1,4}N|B[34]\d{3}K?|\d{1,4}ppm|\d(?:\.\d+)?E[+-]?\d{1,2}|49[SU]|CBB(?:\d{2,3})?)$/i

/** What parts speak, and how fast: no maker's number, though letters and digits. */
const interfaceWord =
  /^(?:I[23]C|I2S|RS-?(?:232|422|485)|USB-?[1-4](?:\.[0-2])?|DDR[2-5]L?|PCIE-?\d?(?:\.\d)?|BLE?-?\d(?:\.\d)?|802\.11\S*|[2-5]G|(?:10\/)?100BASE-?T)$/i

/** Sides of a body, and figures as descriptions write them: 6.3*7.7mm, 4POS, 5MM, 32BIT, 5VWM; 8SOIC is a package. */
const measure =
  /^(?:\d[\d.]*(?:mm)?(?:[x×*]\d[\d.]*(?:mm)?){1,2}|\d[\d.]*(?:MM|MIL|POS|COND|PINS?|LN|[KMG]?BITS?|VWM|VC|VDC|VAC|K?V|MOHMS?)|ARRAY\d{0,2}|T\/H|R\/A)$/i

/** C0G/NP0, as sellers write it. */
const dielectric = /^(?:(?:X[5-8][RSTUV]|C[0O]G|NP[0O]|Y5V|Z5U)\/?){1,3}$/i

const isMeasure = (word: string): boolean =>
  measure.test(word) || dielectric.test(word) || (/^\d{1,3}[A-Z]{3,8}$/i.test(word) && readPackage(word) !== undefined)

/** What was put together of pieces may have been two words: MOS AO3400, RS485 MAX485. The longest piece may be a number alone. */
const wholePieces = (pieces: readonly string[]): string[] =>
  pieces.filter((piece) => piece.length >= 5 && isMixed(piece)).toSorted((one, other) => other.length - one.length)

/** A regulator with its output behind a blank: AMS1117 3.3. */
const withOutput = ([name = '', output = '', ...more]: readonly string[]): string[] =>
  more.length === 0 && isMixed(name) && /^\d\.\d{1,2}V?$/i.test(output) ? [`${name}-${output.replace(/V$/i, '')}`] : []

/** A value and what stands behind it, where a kind is named by its value: 26M 3225 10ppm. */
const isValue = ([first = '']: readonly string[], kind: LineKind | undefined): boolean =>
  kind !== undefined && valued.has(kind) && /^\d[\d.]*[kMunpRµ]?$/i.test(first)

/** What was put together holds no figure of a description, CIRCUIT 8SOIC, and tells more than one digit: GP 2 is no number. */
function numbersOf({ pieces, value }: ModelReading): string[] {
  const isLoose = pieces.length > 1 && !/\d\D*\d/.test(value)
  const whole = isLoose || pieces.some((piece) => isMeasure(piece) || interfaceWord.test(piece)) ? [] : [value]
  return [...withOutput(pieces), ...whole, ...wholePieces(pieces)]
}

/** Words of a text that read as nothing else. */
function wordsIn(text: string, kind?: LineKind): string[] {
  const { readings } = readQuery(text, () => undefined)
  return readings
    .flatMap((reading) => {
      if (reading.kind === 'model') return isValue(reading.pieces, kind) ? [] : numbersOf(reading)
      return reading.kind === 'text' ? [reading.word.replace(/[.,]+$/, '')] : []
    })
    .filter(
      (word) =>
        !codedValue.test(word) &&
        !isMeasure(word) &&
        !interfaceWord.test(word) &&
        !(kind && valued.has(kind) && /^\d[\d.]*[kMG]$/i.test(word)) &&
        !(kind === 'inductor' && /^CD\d{2,3}$/i.test(word)) &&
        !symbolWord.test(word) &&
        !lcsc.test(word) &&
        !libraryWord.test(word) &&
        !/\p{Script=Han}/u.test(word),
    )
}
