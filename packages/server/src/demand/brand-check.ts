import type { excelTask } from '@xinpu/contract/demand'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import { brands, presentHint } from '../brand/brand-queries.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { brandsOf } from './draft-row.ts'

type Hint = ReturnType<typeof presentHint>

/** Says which brands of a sheet are known, and what may be meant by the others; three questions for however many. */
export async function checkBrands(
  db: Db,
  typed: readonly { rowNo: number; brand: string }[],
): Promise<excelTask.BrandCheck[]> {
  const { byId, byName } = await brandsOf(db, typed)
  const hints = await suggestionsFor(
    db,
    typed.flatMap(({ brand: name }) => (byName.has(plainOf(name)) ? [] : name)),
  )
  return typed.map(({ rowNo, brand: name }) => {
    const brandId = byName.get(plainOf(name))
    if (brandId !== undefined)
      return { rowNo, brand: name, brandId, name: byId.get(brandId) ?? name, matched: true, suggests: [] }
    return { rowNo, brand: name, matched: false, suggests: hints.get(plainOf(name)) ?? [] }
  })
}

const mostSpellings = 5000

/** How the brands of a task are spelt, each once and those of most rows first, with what is meant by them. */
export async function taskBrands(db: Db, taskId: number): Promise<excelTask.BrandCheck[]> {
  const { rows } = await sql<{ brand: string; rowNo: number; rowId: number; rows: number; brandId: number | null }>`
    select brand, min(row_no) as "rowNo", min(id) as "rowId", count(*)::int as rows, min(brand_id) as "brandId"
    from excel_row where task_id = ${taskId} and brand <> ''
    group by brand order by count(*) desc, brand limit ${mostSpellings}
  `.execute(db)
  const known = await brandsOf(
    db,
    rows.map(({ brandId }) => ({ ...(brandId !== null && { brandId }) })),
  )
  const hints = await suggestionsFor(
    db,
    rows.flatMap(({ brand, brandId }) => (brandId === null ? brand : [])),
  )
  return rows.map(({ brandId, ...row }) =>
    brandId === null
      ? { ...row, matched: false, suggests: hints.get(plainOf(row.brand)) ?? [] }
      : { ...row, brandId, name: known.byId.get(brandId) ?? row.brand, matched: true, suggests: [] },
  )
}

const mostNames = 500

/** Brands that unknown names may mean, best known first: one of the two begins with the other. */
export async function suggestionsFor(db: Db, names: readonly string[]): Promise<Map<string, Hint[]>> {
  const plain = [...new Set(names.map(plainOf))].filter((name) => name.length > 1).slice(0, mostNames)
  if (plain.length === 0) return new Map()
  const { rows } = await sql<{ name: string; brand_id: number }>`
    select name, brand_id from unnest(${plain}::text[]) name
    cross join lateral (
      select brand_id, max(popularity) as popularity from brand_alias
      join brand on brand.id = brand_id
      where starts_with(brand_alias.plain, name) or (length(brand_alias.plain) > 1 and starts_with(name, brand_alias.plain))
      group by brand_id order by 2 desc limit 3
    ) meant
    order by name, popularity desc
  `.execute(db)
  const ids = [...new Set(rows.map((row) => row.brand_id))]
  const found = ids.length > 0 ? await brands(db).where('brand.id', '=', oneOf(ids)).execute() : []
  const hints = new Map(found.map((row) => [row.id, presentHint(row)]))
  const meant = new Map<string, Hint[]>()
  for (const { name, brand_id } of rows) {
    const hint = hints.get(brand_id)
    if (hint) meant.set(name, [...(meant.get(name) ?? []), hint])
  }
  return meant
}
