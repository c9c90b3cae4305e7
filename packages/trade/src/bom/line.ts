import { isKnownBrand } from '../demand-text/known-names.ts'
import { readQuery, type QueryName, type Reading } from '../query/index.ts'
import { apart, plainCell, withNought } from './cell.ts'
import { readPackage, type LinePackage } from './footprint.ts'
import { gradesIn } from './grade.ts'
import { kindOf, kinds, type LineKind } from './kind.ts'
import { connectorIn, isConnectorWord, type Connector } from './connector.ts'
import { queriesOf } from './line-query.ts'
import { lcscNumber, partNumbers } from './part-number.ts'
import { steepnessIn } from './steepness.ts'
import { withShares } from './tolerance.ts'
import { varietyOf } from './variety.ts'

/** A line of a list of parts, as texts. */
export interface LineTexts {
  model: string
  brand?: string | undefined
  value?: string | undefined
  package?: string | undefined
  description?: string | undefined
  designator?: string | undefined
  supplierNo?: string | undefined
  remark?: string | undefined
}

/** A figure that a line asks for, in SI units. */
export interface LineFigure {
  unit: string
  value: number
  /** 100 nF */
  text: string
}

/** What a line asks for. */
export interface Line {
  /** What may be the maker's number, the likeliest first. */
  numbers: string[]
  /** The number of 立创商城, which no maker knows: C12345. */
  lcsc: string | undefined
  /** As typed; empty where none is told. */
  brand: string
  package: LinePackage | undefined
  /** What stands in its cell where nobody knows such a package; else empty. */
  unreadPackage: string
  kind: LineKind | undefined
  /** Of resistors, crystals, capacitors and LEDs, which: 排阻, 有源晶振, 钽电容, 红色; empty of a plain one, undefined where nobody can say. */
  variety: string | undefined
  /** What a connector is told by: its pins, its pitch. */
  connector: Connector | undefined
  /** What the kind is named by: 10 kΩ of a resistor. */
  main: LineFigure | undefined
  /** What else is told: voltage, tolerance, power. */
  others: LineFigure[]
  /** X7R and its other spellings. */
  dielectric: { text: string; spellings: readonly string[] } | undefined
  /** How steep a thermistor is, in kelvins: the 3950 of B3950. */
  steepness: string | undefined
  /** How it is made: 电解. */
  make: string | undefined
  /** What it must be besides: 车规. */
  grades: string[]
  /** Whether it has nothing but a code and a size, which are a capacitor's as often as a resistor's: 0603 103. */
  isBareCode: boolean
  /** What a search by value asks, closest and, where that finds too little, without what may differ. */
  queries: string[]
}

/**
 * Reads a line in the habits of KiCad, 立创EDA, Altium and buyers: part numbers wherever they stand, else the value with
 * package, tolerance, voltage, dielectric and kind, out of any cell.
 *
 * @example readLine({ model: '0.1uF/50V X7R 0603' }).main?.text // '100 nF'
 */
export function readLine(texts: LineTexts): Line {
  const { designator = '', supplierNo = '', remark = '', description = '' } = texts
  const { model, value, brand, footprint, cells } = cellsOf(texts)
  const named = kindOf({ words: [...cells, brand].join(' '), footprint, designator })
  const kind = named ?? kindOfSize(cells, footprint)
  const readings = cells.flatMap((cell) => readingsOf(withoutPower(cell, kind), kind))
  const figures = figuresOf(readings)
  const main = mainOf(figures, kind)
  const metric = kind ?? kindOfUnit(main)
  const pack = [footprint, ...cells].map((cell) => readPackage(cell, metric)).find((found) => found !== undefined)
  const words = `${cells.join(' ')} ${footprint}`
  const connector = metric ? undefined : connectorIn(words)
  const variety = varietyOf(metric, words, designator)
  const steepness = steepnessIn(words, variety === '热敏电阻')
  const numbers = partNumbers({ model, value, supplierNo, texts: [description, remark] }, metric)
  const told = {
    numbers: connector ? numbers.filter((number) => !isConnectorWord(number)) : numbers,
    kind: metric,
    variety,
    connector,
    main,
    // How steep a thermistor is, is no figure besides.
    others: figures.filter(({ unit }) => unit !== main?.unit && !(steepness && unit === 'K')),
    dielectric: featureOf(readings, '介质'),
    make: featureOf(readings, '类型')?.text,
    package: pack,
  }
  return {
    lcsc: lcscNumber(supplierNo, [model, value, remark]),
    brand,
    steepness,
    grades: gradesIn(words, metric),
    isBareCode: named === undefined && isBareCode([...cells, footprint]),
    unreadPackage: pack ? '' : footprint.trim(),
    ...told,
    queries: queriesOf(told, [model, value, description], words),
  }
}

/** What stands in a line, made plain. */
function cellsOf({ value = '', description = '', remark = '', ...texts }: LineTexts) {
  const { maker, text: model } = withoutMaker(apart(texts.model))
  return {
    model,
    value: apart(value),
    brand: texts.brand?.trim() || maker,
    footprint: withNought(texts.package ?? ''),
    cells: [model, apart(value), description, remark].map(plainCell),
  }
}

/** TI LM358DR: a maker that everybody knows stands before the number in chats and mails. */
function withoutMaker(cell: string): { maker: string; text: string } {
  const [, maker = '', text = ''] = /^\s*(\S+)\s+((?:[a-z]\S*\d|\d{5})\S*.*)$/i.exec(cell) ?? []
  return isKnownBrand(maker) ? { maker, text } : { maker: '', text: cell }
}

const size = '(?: |.* )(?:01005|0201|0402|0603|0805|1206|1210|2512)(?![\\w.])'
/** 100K is a hundred thousand ohms; 104K is a hundred nanofarads within ten per cent, as everybody reads it. */
const sized: readonly (readonly [LineKind, RegExp])[] = [
  ['resistor', new RegExp(`^(?:\\d{1,2}0K|\\d{1,3}M|\\d\\.\\dM|R\\d{2,3})${size}`, 'i')],
  ['capacitor', new RegExp(`^\\d{2}[1-7][JKMZ]?${size}`, 'i')],
  // 26M 3225 10ppm: no resistor is as large as a can.
  [
    'crystal',
    /^\d{1,3}(?:\.\d{1,6})?M(?:Hz)?(?: |.* )(?:1612|2016|2520|3225|5032|7050|(?:HC-?)?49[SU]?(?:-?SMD)?)(?![\w.])/i,
  ],
]

/** What a bare code beside a chip size is, in one cell or in two. */
function kindOfSize(cells: readonly string[], footprint: string): LineKind | undefined {
  const all = [...cells, ...cells.slice(0, 2).map((code) => `${code} ${footprint}`)]
  return sized.find(([, sign]) => all.some((cell) => sign.test(cell)))?.[0]
}

/** 0603 103, 103J 0603: ohms or picofarads, nobody can say. A K behind the code is ten per cent of a capacitor. */
const isBareCode = (cells: readonly string[]): boolean =>
  /^(?:\d{3}J? \d{4,5}|\d{4,5} \d{3}J?)$/i.test(cells.filter((cell) => cell !== '').join(' '))

/** What a spreadsheet made of 4K7 or of 0.1 µF: 4.70E+03, 1.00E-07. */
function withoutPower(cell: string, kind: LineKind | undefined): string {
  if (!/^\d(?:\.\d+)?E[+-]?\d{1,2}$/i.test(cell)) return cell
  const { unit } = kind ? kinds[kind] : { unit: '' }
  const value = Number(cell)
  return value >= 1 || unit === '' ? `${value}` : `${Number((value * 1e12).toPrecision(6))}p${unit}`
}

const kindOfUnit = (main: LineFigure | undefined): LineKind | undefined =>
  main && ({ F: 'capacitor', H: 'inductor', Ω: 'resistor', Hz: 'crystal' } as const)[main.unit as 'F']

type Read = Reading<QueryName>

function readingsOf(cell: string, kind: LineKind | undefined): Read[] {
  if (cell === '') return []
  // The word of the kind tells what a bare figure means. 22 on a resistor is ohms; 102 is the code of a thousand.
  const head = kind ? `${kinds[kind].word} ` : ''
  const bare = kind === 'resistor' && /^\d+(?:\.\d+)?$/.test(cell) && !/^\d{2,3}[1-9]$/.test(cell) ? 'Ω' : ''
  return readQuery(head + cell + bare, () => undefined).readings.filter(({ start }) => start >= head.length)
}

function figuresOf(readings: readonly Read[]): LineFigure[] {
  const written = readings.flatMap((reading) =>
    reading.kind === 'quantity' && reading.low !== null && !isName(reading)
      ? [{ unit: reading.unit, value: reading.low, text: reading.value }]
      : [],
  )
  const told = withShares(written)
  return told.filter(({ unit }, at) => told.findIndex((other) => other.unit === unit) === at)
}

/** A crystal has farads too. */
const mains = ['Hz', 'H', 'F', 'Ω']

/** 3296W is a trimmer: no part of a board bears kilowatts. */
const isName = ({ unit, low }: { unit: string; low: number | null }): boolean => unit === 'W' && (low ?? 0) >= 1000

function mainOf(figures: readonly LineFigure[], kind: LineKind | undefined): LineFigure | undefined {
  const unit = kind && kinds[kind].unit
  if (unit !== undefined) return unit === '' ? undefined : figures.find((figure) => figure.unit === unit)
  return mains.map((main) => figures.find((figure) => figure.unit === main)).find((figure) => figure !== undefined)
}

function featureOf(readings: readonly Read[], label: string): Line['dielectric'] {
  const found = readings.find((reading) => reading.kind === 'feature' && reading.label === label)
  return found?.kind === 'feature' ? { text: found.value, spellings: found.spellings } : undefined
}
