import { sql } from 'kysely'
import type { Db } from '../src/core/database.ts'

/** A part as a list of parts names it. */
export interface SampledPart {
  model: string
  package: string
  brand: string
}

/** Parts spread over the whole catalogue, the same on every run. */
export async function sampleParts(db: Db, count: number): Promise<SampledPart[]> {
  const { rows } = await sql<SampledPart>`
    select part.model, part.package, brand.name_en as brand from part join brand on brand.id = part.brand_id
    order by hashint8extended(part.id, 40) limit ${count}`.execute(db)
  return rows
}

/** Models that are on a shelf. */
export async function sampleStocked(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ model: string }>`
    select model from stock where status = 'on' order by hashint8extended(id, 50) limit ${count}`.execute(db)
  return rows.map(({ model }) => model)
}

/** Companies that are certified. */
export async function sampleCompanies(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from enterprise where status = 'certified' order by id limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a market holds. */
export interface MarketSize {
  parts: number
  posts: number
  stock: number
}

export async function marketSize(db: Db): Promise<MarketSize> {
  const { rows } = await sql<MarketSize>`
    select (select count(*)::int from part) as parts, (select count(*)::int from demand) as posts,
      (select count(*)::int from stock) as stock`.execute(db)
  return rows[0] ?? { parts: 0, posts: 0, stock: 0 }
}
