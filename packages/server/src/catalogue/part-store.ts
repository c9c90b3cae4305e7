import { partWords, plainOf } from '@xinpu/trade/words'
import { CompiledQuery } from 'kysely'
import type { Db } from '../core/database.ts'
import type { ParameterJson } from '../core/tables.ts'
import type { Place } from './category-directory.ts'
import type { ReadDescription } from './description-parameters.ts'
import { storeLcsc, type StoredLcsc } from './lcsc-store.ts'
import { sources, type PartRow } from './part-row.ts'
import { writeParts, type StoredPart } from './part-statement.ts'

/** A row whose brand and category are known by their numbers. */
export interface PlacedRow {
  row: PartRow
  brandId: number
  place: Place
}

/** What a batch came to. */
export interface Written {
  added: number
  changed: number
}

/** Rows in one statement: more cost memory in the database, fewer cost time. */
export const batchSize = 2000

/** Writes some rows in one statement, and the numbers of 立创商城 in another; parts without a table of parameters have what their description tells. */
export async function storeParts(
  db: Db,
  rows: readonly PlacedRow[],
  read: ReadDescription = () => [],
): Promise<Written> {
  if (rows.length === 0) return { added: 0, changed: 0 }
  const stored = mergeDoubles(rows).map((placed) => storedPart(placed, paramsOf(placed, read)))
  const result = await db.executeQuery<Written>(CompiledQuery.raw(writeParts, [JSON.stringify(stored)]))
  await storeLcsc(db, rows.flatMap(lcscOfPart))
  return result.rows[0] ?? { added: 0, changed: 0 }
}

/** Doubles are one part of several numbers. */
const lcscOfPart = ({ row: { lcsc, model }, brandId }: PlacedRow): StoredLcsc[] =>
  lcsc === '' ? [] : [{ number: lcsc, brand_id: brandId, model_key: keyOf(model) }]

/** A statement cannot write a row twice, so doubles inside a batch become one: what the later leaves empty the earlier fills. */
function mergeDoubles(rows: readonly PlacedRow[]): PlacedRow[] {
  const parts = new Map<string, PlacedRow>()
  for (const placed of rows) {
    const key = `${placed.brandId} ${keyOf(placed.row.model)}`
    const double = parts.get(key)
    parts.set(key, double ? mergePair(double, placed) : placed)
  }
  return [...parts.values()]
}

function mergePair(one: PlacedRow, other: PlacedRow): PlacedRow {
  const [weak, strong] =
    sources.indexOf(one.row.source) > sources.indexOf(other.row.source) ? [other, one] : [one, other]
  const told = Object.fromEntries(Object.entries(strong.row).filter(([, value]) => !isEmpty(value)))
  const row: PartRow = { ...weak.row, ...told, popularity: Math.max(weak.row.popularity, strong.row.popularity) }
  return { row, brandId: strong.brandId, place: strong.place.code === 'other-part' ? weak.place : strong.place }
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === 'unknown' || (Array.isArray(value) && value.length === 0)

/** What makes two rows one part of a brand. */
const keyOf = (model: string): string => model.trim().toUpperCase()

const paramsOf = ({ row, place: { code } }: PlacedRow, read: ReadDescription): readonly ParameterJson[] =>
  row.params.length > 0 || row.source === 'seed'
    ? row.params
    : read({ code, model: row.model, description: row.description })

function storedPart({ row, brandId, place }: PlacedRow, params: readonly ParameterJson[]): StoredPart {
  const { model, description, keywords, subcategory } = row
  const words = partWords({
    model,
    brandId,
    categoryIds: place.ids,
    package: row.package,
    // A part of which nothing is told is still of a kind, and people look for that.
    description: `${description || subcategory} ${keywords}`,
    params,
  })
  return {
    brand_id: brandId,
    category_id: place.id,
    model,
    model_key: keyOf(model),
    model_plain: plainOf(model),
    package: row.package,
    description,
    lifecycle: row.lifecycle,
    popularity: row.popularity,
    stock: row.stock,
    datasheet_url: row.datasheetUrl,
    params: JSON.stringify(params),
    words: vectorOf(words),
    source: row.source,
  }
}

const needsEscape = /['\\]/g
/** Lexemes as PostgreSQL writes a tsvector: each in quotes, quotes and backslashes doubled. */
const vectorOf = (words: readonly string[]): string =>
  words.map((word) => `'${word.replace(needsEscape, '$&$&')}'`).join(' ')
