import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'

/** Pieces of three letters of each word, with two blanks before and one behind, as pg_trgm makes them. */
export function trigramsOf(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    for (let at = 0; at < word.length + 1; at += 1) pieces.add(`  ${word} `.slice(at, at + 3))
  return pieces
}

/**
 * What a shop's own search does: part number, brand, package and text in one string, and the rows most like the query.
 * It is here to compare with, not to be used.
 */
export async function plainSearch(db: Db): Promise<(query: string, limit: number) => string[]> {
  const { rows } = await sql<{ model: string; text: string }>`
    select model, concat_ws(' ', model, brand.name_cn, brand.name_en, package, category.name, description) as text
    from part join brand on brand.id = brand_id join category on category.id = category_id
    order by part.popularity desc, part.id`.execute(db)
  const holders = new Map<string, number[]>()
  const sizes = rows.map(({ text }, place) => noted(holders, trigramsOf(text), place))
  return (query, limit) =>
    mostLike(holders, sizes, trigramsOf(query))
      .slice(0, limit)
      .map((place) => rows[place]?.model ?? '')
}

function noted(holders: Map<string, number[]>, pieces: ReadonlySet<string>, place: number): number {
  for (const piece of pieces) {
    const places = holders.get(piece)
    if (places) places.push(place)
    else holders.set(piece, [place])
  }
  return pieces.size
}

/** Places of the rows that have a piece in common with what is asked, the most alike first. */
function mostLike(
  holders: ReadonlyMap<string, number[]>,
  sizes: readonly number[],
  asked: ReadonlySet<string>,
): number[] {
  const common = new Map<number, number>()
  for (const piece of asked)
    for (const place of holders.get(piece) ?? []) common.set(place, (common.get(place) ?? 0) + 1)
  const likeness = (place: number, count: number) => count / (asked.size + (sizes[place] ?? 0) - count)
  return [...common]
    .map(([place, count]) => ({ place, likeness: likeness(place, count) }))
    .sort((a, b) => b.likeness - a.likeness || a.place - b.place)
    .map(({ place }) => place)
}
