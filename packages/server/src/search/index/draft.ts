import type { ParameterJson } from '../../core/tables.ts'
import { bytesOf, growingArena } from './arena.ts'
import { growing } from './growing.ts'
import { signs } from './row-text.ts'
import { wordTable } from './word-table.ts'

/** Parts as they come from the database, in columns, before they are put in order. */
export type Draft = ReturnType<typeof emptyDraft>

export function emptyDraft() {
  return {
    ids: growing(Int32Array),
    brands: growing(Int32Array),
    categories: growing(Int32Array),
    popularities: growing(Int32Array),
    stocks: growing(Int32Array),
    createds: growing(Float64Array),
    models: growingArena(),
    keys: growingArena(),
    plains: growingArena(),
    packages: growing(Uint32Array),
    packageNames: wordTable(),
    words: wordTable(),
    /** The words of each part, one part after the other. */
    wordsOf: growing(Uint32Array),
    wordStarts: growing(Uint32Array),
    /** Whether the letters and digits of its model are one of its words. */
    named: growing(Uint8Array),
    params: draftParams(),
  }
}

function draftParams() {
  return {
    names: wordTable(),
    units: wordTable(),
    values: wordTable(),
    /** All that is told of a parameter, by the cells of it: thousands of parts tell the same. */
    told: wordTable(),
    name: growing(Uint32Array),
    unit: growing(Uint32Array),
    value: growing(Uint32Array),
    low: growing(Float64Array),
    high: growing(Float64Array),
    /** What each part tells, one part after the other. */
    starts: growing(Uint32Array),
    entries: growing(Uint32Array),
  }
}

/** Takes rows into a draft. */
export function addRows(draft: Draft, bytes: Uint8Array<ArrayBuffer>): void {
  for (let from = 0; from < bytes.length;) {
    const end = signAt(bytes, signs.row, { from, to: bytes.length })
    addRow(draft, bytes, { from, to: end })
    from = end + 1
  }
}

interface Span {
  from: number
  to: number
}

const numbers = ['ids', 'brands', 'categories', 'popularities', 'stocks', 'createds'] as const
const texts = ['models', 'keys', 'plains'] as const

function addRow(draft: Draft, bytes: Uint8Array<ArrayBuffer>, row: Span): void {
  let { from } = row
  const cell = (): Span => {
    const span = { from, to: signAt(bytes, signs.cell, { from, to: row.to }) }
    from = span.to + 1
    return span
  }
  for (const column of numbers) draft[column].push(numberIn(bytes, cell()))
  for (const column of texts) {
    const span = cell()
    draft[column].add(bytes.subarray(span.from, span.to))
  }
  const name = cell()
  draft.packages.push(draft.packageNames.numberOf(bytes, name.from, name.to))
  addWords(draft, bytes, cell())
  addParams(draft.params, from < row.to ? bytes.subarray(from, row.to) : undefined)
}

/** The letters and digits of the model are looked up in their own arena: as a word each would be there once. */
function addWords(draft: Draft, bytes: Uint8Array<ArrayBuffer>, cell: Span): void {
  const { plains, words, wordsOf, wordStarts, named } = draft
  wordStarts.push(wordsOf.length)
  const plain = { from: plains.starts.at(plains.starts.length - 2), to: plains.bytes.length }
  let isNamed = 0
  for (let from = cell.from; from < cell.to;) {
    const to = signAt(bytes, signs.word, { from, to: cell.to })
    if (isSame(bytes, { from, to }, { bytes: plains.bytes.values, ...plain })) isNamed = 1
    else wordsOf.push(words.numberOf(bytes, from, to))
    from = to + 1
  }
  named.push(isNamed)
}

function isSame(bytes: Uint8Array, { from, to }: Span, other: Span & { bytes: Uint8Array }): boolean {
  if (to - from !== other.to - other.from) return false
  for (let at = from; at < to; at += 1) if (bytes[at] !== other.bytes[other.from + at - from]) return false
  return true
}

const decoder = new TextDecoder()

function addParams(params: Draft['params'], json: Uint8Array<ArrayBuffer> | undefined): void {
  params.starts.push(params.entries.length)
  if (!json) return
  for (const param of JSON.parse(decoder.decode(json)) as ParameterJson[])
    params.entries.push(toldNumber(params, param))
}

function toldNumber(params: Draft['params'], { name, value, unit, low, high }: ParameterJson): number {
  const told = numberFor(params.told, [name, unit, value, low, high].join('\x1f'))
  if (told < params.name.length) return told
  params.name.push(numberFor(params.names, name))
  params.unit.push(numberFor(params.units, unit))
  params.value.push(numberFor(params.values, value))
  // An end that is not told lies where the other does.
  params.low.push(low ?? high ?? Number.NaN)
  params.high.push(high ?? low ?? Number.NaN)
  return told
}

function numberFor(table: ReturnType<typeof wordTable>, text: string): number {
  const bytes = bytesOf(text)
  return table.numberOf(bytes, 0, bytes.length)
}

/** Where the next sign of a kind stands, or the end. */
function signAt(bytes: Uint8Array, sign: number, { from, to }: Span): number {
  let at = from
  while (at < to && bytes[at] !== sign) at += 1
  return at
}

const minus = 0x2d
const zero = 0x30

function numberIn(bytes: Uint8Array, { from, to }: Span): number {
  const isBelow = bytes[from] === minus
  let value = 0
  for (let at = isBelow ? from + 1 : from; at < to; at += 1) value = value * 10 + (bytes[at]! - zero)
  return isBelow ? -value : value
}
