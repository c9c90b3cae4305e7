import { isKnownBrand } from '../demand-text/known-names.ts'
import { readAmount, readPrice } from './amount.ts'
import { fieldsNamed, type NamedField } from './column-words.ts'
import { countDesignators } from './designator.ts'
import { shared, type ColumnField, type ReadSheet } from './sheet.ts'

/** What a column is thought to hold, and why. */
export interface ColumnGuess {
  /** Place of the column, from 0. */
  column: number
  /** Its name in the header; empty where it has none. */
  name: string
  /** Undefined where nothing is known: the column is left out. */
  field?: ColumnField
  /** How sure that is, 0–100. */
  percent: number
  /** Why: 列名, or what its cells look like. */
  reason: string
  /** The first texts in it. */
  samples: string[]
}

const looked = 200
const mostColumns = 64

/** What each column holds, by its name first and by its cells else; what is not shared is held by one. */
export function guessColumns({ rows }: Pick<ReadSheet, 'rows'>, header: number): ColumnGuess[] {
  const body = rows.slice(header + 1, header + 1 + looked)
  const written = header < 0 ? [] : (rows[header]?.cells ?? [])
  const names = namesAbove(written, body)
  const why = names === written ? '列名' : '列名，后移一列'
  const width = Math.min(mostColumns, Math.max(names.length, ...body.map(({ cells }) => cells.length)))
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    name: (names[column] ?? '').trim(),
    texts: body.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean),
  }))
  const chosen = choose([...columns.flatMap((column) => ideasOf(column, why)), ...wordy(columns)])
  return columns.map(({ column, name, texts }) => {
    const { field, percent = 0, reason = '' } = chosen.get(column) ?? {}
    return { column, name, ...(field && { field }), percent, reason, samples: texts.slice(0, 5) }
  })
}

/**
 * The names as they stand above what they name. Some programs write one cell more into each line than into the header:
 * then a column that is named is empty, and what stands behind it has the name of the column before.
 */
function namesAbove(names: readonly string[], body: ReadSheet['rows']): readonly string[] {
  const textsIn = (column: number) => body.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean)
  const isText = (cell: string) => cell.trim() !== ''
  const gap = names.findIndex((name, column) => isText(name) && textsIn(column).length === 0)
  const width = Math.max(0, ...body.map(({ cells }) => cells.findLastIndex(isText) + 1))
  if (gap < 0 || width !== names.findLastIndex(isText) + 2) return names
  const moved = names.toSpliced(gap, 0, '')
  const fit = (all: readonly string[]) => all.reduce((sum, name, column) => sum + fitOf(name, textsIn(column)), 0)
  return fit(moved) > fit(names) ? moved : names
}

/** How much the texts of a column look like what its name says, 0–100. */
function fitOf(name: string, texts: readonly string[]): number {
  const fields = new Set(fieldsNamed(name).map(({ field }) => field))
  return Math.max(0, ...looksOf(texts).map(({ field, percent }) => (fields.has(field) ? percent : 0)))
}

interface Column {
  column: number
  name: string
  texts: string[]
}

/** Words that stand first and look like nothing else tell the parts, where nobody named the columns. */
const wordy = (columns: readonly Column[]): Idea[] =>
  columns.every(({ name }) => name === '')
    ? columns.slice(0, 1).map(({ column }) => ({ column, field: 'description', percent: 40, reason: '按位置' }))
    : []

interface Idea extends NamedField {
  column: number
  reason: string
}

/** What a column may hold. A name counts for more than what the cells look like, unless they speak against it. */
function ideasOf({ column, name, texts }: Column, why: string): Idea[] {
  const looks = looksOf(texts)
  const named = fieldsNamed(name).map(({ field, percent }) => {
    const look = looks.find((one) => one.field === field)
    // Numbers of a company's own stand under names that may mean a maker's: 1.01.0007, A001.
    const isDoubtful = field === 'quantity' || (field === 'model' && percent <= 70)
    const isOther = isDoubtful && texts.length > 0 && (look?.percent ?? 0) < 40 && !isSaid(field, texts)
    const speaksAgainst = isOther || (field === 'model' && percent < 100 && isSellers(texts))
    return { column, field, percent: speaksAgainst ? percent - 50 : percent, reason: why }
  })
  const byLook = looks
    .filter(({ field, percent }) => percent >= 60 && !(name && checked.has(field)))
    .map(({ field, percent }) => ({
      column,
      field,
      percent: Math.min(percent, 95) - (name ? 45 : 10),
      reason: `按内容 ${percent} %`,
    }))
  return [...named, ...byLook]
}

/** Digi-Key calls its own a part number too: 490-10701-1-ND. */
const sellers = /-ND$/
const isSellers = (texts: readonly string[]): boolean =>
  texts.filter((text) => sellers.test(text)).length * 2 > texts.length

/** Words and values tell a part too: 贴片电阻 10K. */
const isSaid = (field: ColumnField, texts: readonly string[]): boolean =>
  field === 'model' &&
  texts.filter((text) => /\p{Script=Han}|[a-zΩ]{3}|^\d[\d.]*[a-zµμΩ]/iu.test(text)).length * 2 > texts.length

/** Each column and each field that is not shared once, the surest first. */
function choose(ideas: readonly Idea[]): Map<number, Idea> {
  const chosen = new Map<number, Idea>()
  const taken = new Set<ColumnField>()
  for (const idea of ideas.toSorted((one, other) => other.percent - one.percent)) {
    if (idea.percent < 30 || chosen.has(idea.column) || taken.has(idea.field)) continue
    chosen.set(idea.column, idea)
    if (!shared.has(idea.field)) taken.add(idea.field)
  }
  return chosen
}

/** Figures: under another name they are anything, a place on the board, a line's number. */
const checked = new Set<ColumnField>(['quantity', 'price'])

const packageLike =
  /^(?:[rcl_]*(?:01005|0201|0402|0603|0805|1206|1210|1812|2010|2512)(?![0-9])|(?:h?t?l?v?w?[qd]fn|sot|sod|sop|soic|ssop|tssop|msop|[lt]?qfp|bga|dip|to-?\d|sm[abc]\b|plcc|lga|dfn|wlcsp|cap|res|ind)[-_\d]|.*:[a-z]+_)/i
const valueLike =
  /^(?:\d+(?:[.,]\d+)?\s*(?:[pnuµμmkKMGrRΩ]|uf|nf|pf|uh|nh|mh|ohm|hz|khz|mhz|v|a|w)[a-zΩ]*\d*)(?:[\s/,].*)?$/i
const modelLike = /^(?=.*\d)(?=.*[a-z])[a-z0-9][\w\-+./#() ]{4,60}$/i

const looks: readonly (readonly [ColumnField, (text: string) => boolean])[] = [
  ['supplierNo', (text) => /^C\d{3,9}$/.test(text) || sellers.test(text)],
  ['designator', (text) => countDesignators(text) !== undefined && !/^C\d{3,}$|^[A-Z]+0\d/.test(text)],
  ['quantity', (text) => readAmount(text).value !== undefined],
  ['price', (text) => /[.¥￥$元]/.test(text) && readPrice(text) !== undefined],
  ['brand', (text) => isKnownBrand(text)],
  ['batchNo', (text) => /^(?:20)?[12]\d(?:[0-5]\d)?\+$/.test(text)],
  ['package', (text) => packageLike.test(text)],
  ['value', (text) => valueLike.test(text)],
  ['model', (text) => modelLike.test(text) && !packageLike.test(text)],
]

const looksOf = (texts: readonly string[]): NamedField[] =>
  texts.length === 0
    ? []
    : looks.map(([field, isLike]) => ({
        field,
        percent: Math.round((100 * texts.filter((text) => isLike(text)).length) / texts.length),
      }))
