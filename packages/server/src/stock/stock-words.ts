import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { modelBegins, type StockQuery } from './stock-queries.ts'

/** Words that are read. */
const mostWords = 6
/** So many letters of a number are looked for inside it; fewer only begin it. */
const fewestLetters = 4
/** Lines and numbers that hold a word, up to which the numbers are asked for one by one. */
const most = { lines: 2000, keys: 200 }

/**
 * Lines that all words of a text fit: each names the brand, by any of its names, or is a part of the number. A number
 * that is written with blanks is found as it stands.
 */
export async function stockNamed(found: StockQuery, db: Db, text: string): Promise<StockQuery> {
  const whole = modelKeyOf(text)
  const words = [...new Set(whole.split(/\s+/).filter(Boolean))].slice(0, mostWords)
  if (words.length === 0) return found
  if (words.length > 1 && (await countBeginning(db, whole, 1)) > 0) return found.where(modelBegins(whole))
  const brands = await brandsNamed(db, [...words, whole])
  const named = brands.get(plainOf(whole))
  if (named !== undefined) return found.where('stock.brand_id', '=', named)
  const conditions = await Promise.all(words.map((word) => fits(db, word, brands.get(plainOf(word)))))
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), found)
}

async function brandsNamed(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const names = words.map(plainOf)
  const rows = await db.selectFrom('brand_alias').select(['plain', 'brand_id']).where('plain', 'in', names).execute()
  return new Map(rows.map(({ plain, brand_id }) => [plain, brand_id]))
}

/**
 * One condition, and not several of which any may hold: only so are lines read from an index in the order of the list.
 * Of a word that begins very many numbers those that hold it elsewhere are left out.
 */
async function fits(db: Db, word: string, brandId: number | undefined) {
  if (brandId !== undefined) return sql<boolean>`stock.brand_id = ${brandId}`
  if (word.length < fewestLetters) return modelBegins(word)
  const beginning = await countBeginning(db, word, most.lines)
  const keys = beginning < most.lines ? await keysHolding(db, word) : undefined
  if (keys) return sql<boolean>`stock.model_key = any (${keys}::text[])`
  return beginning > 0 ? modelBegins(word) : holds(word)
}

/** How many lines have a number that begins so, as far as that matters. */
async function countBeginning(db: Db, word: string, limit: number): Promise<number> {
  const few = db.selectFrom('stock').select('id').where('status', '=', 'on').where(modelBegins(word)).limit(limit)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${few}) as few`.execute(db)
  return rows[0]?.count ?? 0
}

/** The database reads which numbers have all pieces of the word from an index, and looks at those alone. */
const holds = (word: string) =>
  sql<boolean>`(four_letters(stock.model_key) @> four_letters(${word}) and position(${word} in stock.model_key) > 0)`

/** The numbers that hold a word; undefined where there are too many of them to ask for. */
async function keysHolding(db: Db, word: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ model_key: string; count: number }>`
    select model_key, count(*)::int as count from (
      select model_key from stock where status = 'on' and ${holds(word)} limit ${most.lines}
    ) as few group by model_key`.execute(db)
  const lines = rows.reduce((sum, { count }) => sum + count, 0)
  return lines < most.lines && rows.length <= most.keys ? rows.map(({ model_key }) => model_key) : undefined
}
