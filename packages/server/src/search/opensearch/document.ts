import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../core/database.ts'
import type { ParameterJson } from '../../core/tables.ts'

/** A part as it is found. */
export interface PartDocument {
  id: number
  brand: string
  category: string
  package: string
  popularity: number
  stock: number
  created: number
  model: string
  key: string
  plain: string
  words: string[]
  params: (Pick<ParameterJson, 'name' | 'unit' | 'value'> & {
    lower: string
    low?: number
    high?: number
    isFirst: boolean
  })[]
}

/** What a document is made of. */
type PartRow = Omit<PartDocument, 'params'> & { params: readonly ParameterJson[] }

/** The document of a row; an end that is not told lies where the other does, as in SQL. */
export function documentOf({ params, ...row }: PartRow): PartDocument {
  const met = new Set<string>()
  return {
    ...row,
    params: params.map(({ name, unit, value, low, high }) => {
      const isFirst = met.size < met.add(name).size
      const [least, greatest] = [low ?? high, high ?? low]
      const ends = least === null || greatest === null ? {} : { low: least, high: greatest }
      return { name, unit, value, lower: value.toLowerCase(), ...ends, isFirst }
    }),
  }
}

/** Documents in one answer of the database. */
const pageSize = 2000

/** Every part, page by page. */
export async function* allDocuments(db: Db): AsyncGenerator<PartDocument[]> {
  let last = 0
  for (;;) {
    const rows = await rowsWhere(db, sql`id > ${last} order by id limit ${pageSize}`)
    if (rows.length === 0) return
    yield rows.map(documentOf)
    last = rows.at(-1)?.id ?? last
  }
}

/** Some parts, page by page; those that are no more are told by their numbers. */
export async function* documentsOf(
  db: Db,
  ids: readonly number[],
): AsyncGenerator<{ documents: PartDocument[]; gone: number[] }> {
  for (let from = 0; from < ids.length; from += pageSize) {
    const some = ids.slice(from, from + pageSize)
    const rows = await rowsWhere(db, sql`id = any (${some}::int[])`)
    const there = new Set(rows.map(({ id }) => id))
    yield { documents: rows.map(documentOf), gone: some.filter((id) => !there.has(id)) }
  }
}

async function rowsWhere(db: Db, narrowed: RawBuilder<unknown>): Promise<PartRow[]> {
  const { rows } = await sql<PartRow & { created: number | string }>`
    select id, brand_id::text as brand, category_id::text as category, package, popularity, coalesce(stock, 0) as stock,
      (extract(epoch from created_at) * 1000000)::bigint as created, model, model_key as key, model_plain as plain,
      tsvector_to_array(words) as words, params
    from part where ${narrowed}
  `.execute(db)
  return rows.map((row) => ({ ...row, created: Number(row.created) }))
}
