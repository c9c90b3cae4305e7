import { join } from 'node:path'
import type { Db } from '../core/database.ts'
import { readSeedTable, seedFolder } from './seed-table.ts'
import type { PartRow } from './part-row.ts'

/** A category, and the one above it. */
export interface Place {
  id: number
  code: string
  /** The leaf and its parent. */
  ids: readonly number[]
}

type Told = Pick<PartRow, 'category' | 'subcategory' | 'model' | 'description' | 'keywords'>

/** Finds our category for what a source calls it. */
export interface CategoryDirectory {
  placeOf: (row: Told) => Place
  /** Where parts go that no rule knows. */
  rest: Place
}

interface Rule {
  field: string
  pattern: RegExp
  code: string
}

/** Loads the categories and the rules of `seeds/category-rules.tsv`. */
export async function openCategoryDirectory(db: Db): Promise<CategoryDirectory> {
  const rows = await db.selectFrom('category').select(['id', 'code', 'parent_id']).execute()
  const places = new Map(
    rows.map(({ id, code, parent_id }) => [code, { id, code, ids: parent_id ? [id, parent_id] : [id] }]),
  )
  const rest = places.get('other-part')
  if (!rest) throw new Error('There are no categories yet: seed the catalogue first.')
  const choose = chooser(
    readRules().filter(({ code }) => places.has(code)),
    parentsOf(rows),
  )
  return { rest, placeOf: (row) => places.get(row.category) ?? places.get(choose(row)) ?? rest }
}

function readRules(): Rule[] {
  const { rows } = readSeedTable(join(seedFolder, 'category-rules.tsv'))
  return rows.map(({ field = '', pattern = '', code = '' }) => ({ field, pattern: new RegExp(pattern, 'i'), code }))
}

function parentsOf(
  rows: readonly { id: number; code: string; parent_id: number | null }[],
): ReadonlyMap<string, string> {
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  return new Map(rows.flatMap(({ code, parent_id }) => (parent_id ? [[code, codes.get(parent_id) ?? '']] : [])))
}

/**
 * The code for a row: the first rule that fits its subcategory, else its category. Where that is only a parent, such
 * as `mcu`, the part's own words choose among its children.
 */
function chooser(rules: readonly Rule[], parents: ReadonlyMap<string, string>) {
  const of = (field: string) => rules.filter((rule) => rule.field === field)
  const [bySub, byCategory, byPart] = [of('sub'), of('category'), of('part')]
  const groups = Map.groupBy(byPart, ({ code }) => parents.get(code) ?? '')
  const named = new Map<string, string>()

  const nameOf = (category: string, subcategory: string) =>
    first(bySub, subcategory) ?? first(byCategory, category) ?? first(bySub, category) ?? 'other-part'

  return ({ category, subcategory, model, description, keywords }: Told): string => {
    const name = `${category}\t${subcategory}`
    const code = named.get(name) ?? nameOf(category, subcategory)
    if (named.size < 100_000) named.set(name, code)
    const group = groups.get(code)
    return (group && first(group, `${model} ${description} ${keywords}`)) ?? code
  }
}

const first = (rules: readonly Rule[], text: string): string | undefined =>
  text === '' ? undefined : rules.find(({ pattern }) => pattern.test(text))?.code
