import type { MatchKind } from '@xinpu/contract/datasheet/part'
import type { Line } from '@xinpu/trade/bom'
import { plainOf } from '@xinpu/trade/query'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { modelKeyOf } from '../search/search-plan.ts'

/** A part that was found for a line, and how. */
export interface LineHit {
  id: number
  by: MatchKind
}

/** As many parts as are looked at for a line. */
const mostHits = 24
/** Fewer that are found by all that a line tells are joined by those that only have its value and package. */
const enough = 4
/** Numbers of a line that are looked for, besides the very ones. */
const mostNumbers = 2

/** Parts that have one of the numbers, by the number as it is kept, in one statement. */
export async function partsNumbered(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const keys = [...new Set(numbers.map(modelKeyOf))]
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: number; key: string }>`
    select id, model_key as key from part where model_key = any (${keys}::text[]) order by popularity desc, id`.execute(
    db,
  )
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, found]) => [key, found.map(({ id }) => id)]))
}

/** Brands that are called so, by the plain name, in one statement. */
export async function brandsCalled(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const plains = [...new Set(names.map(plainOf))].filter((plain) => plain !== '')
  if (plains.length === 0) return new Map()
  const rows = await db
    .selectFrom('brand_alias')
    .select(['plain', 'brand_id'])
    .where('plain', '=', sql<string>`any (${plains}::text[])`)
    .execute()
  const byPlain = Map.groupBy(rows, ({ plain }) => plain)
  return new Map([...byPlain].map(([plain, found]) => [plain, new Set(found.map(({ brand_id }) => brand_id))]))
}

/** Looks for what has no part of its very number; the same text is asked once for all lines. */
export function lineSearch({ search }: Pick<House, 'search'>): (line: Line) => Promise<LineHit[]> {
  const asked = new Map<string, Promise<Asked>>()
  const ask: Ask = (text) => {
    const known = asked.get(text) ?? find(search, text)
    asked.set(text, known)
    return known
  }
  return async (line) => {
    const byNumber = await numbered(line, ask)
    return byNumber.length > 0 ? byNumber : valued(line, ask)
  }
}

interface Asked {
  hits: LineHit[]
  /** Whether they answer to every word, and not to what is left when some are dropped. */
  isWhole: boolean
}

type Ask = (text: string) => Promise<Asked>

async function find(search: House['search'], text: string): Promise<Asked> {
  const { hits, dropped } = await search.find({ text, sort: 'relevance', limit: mostHits, offset: 0 })
  return { hits: hits.map(({ id, match = 'words' }) => ({ id, by: match })), isWhole: dropped.length === 0 }
}

/** By its number in another writing; words that only hold it are no such thing, nor are numbers, where a value is told. */
async function numbered({ numbers, main }: Line, ask: Ask): Promise<LineHit[]> {
  const found = await Promise.all(numbers.slice(0, mostNumbers).map(ask))
  const isNear = ({ by }: LineHit) => by !== 'words' && !(main && by === 'substring')
  return found.map(({ hits }) => hits.filter(isNear)).find((hits) => hits.length > 0) ?? []
}

/** By its value, or by all its words: what has the package alone of a number that nobody makes is no answer to it. */
async function valued({ queries: [fullest, core], main, numbers }: Line, ask: Ask): Promise<LineHit[]> {
  if (fullest === undefined) return []
  const { hits, isWhole } = await ask(fullest)
  if (!main && numbers.length > 0 && !isWhole) return []
  const more = core !== undefined && hits.length < enough ? (await ask(core)).hits : []
  const known = new Set(hits.map(({ id }) => id))
  return [...hits, ...more.filter(({ id }) => !known.has(id))].map(({ id }) => ({ id, by: 'words' }))
}
