import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../core/database.ts'
import { plainOf } from '../search/words.ts'
import { readSeedTable } from './seed-table.ts'

type Row = Record<string, string>

/** Writes `brands.tsv` and `brand-aliases.tsv`; a spelling that two brands claim stays with the first. */
export async function seedBrands(db: Db, folder: string): Promise<void> {
  const ids = new Map<string, number>()
  const aliases = new Map<string, { alias: string; brand_id: number }>()
  const learn = (alias: string, brand_id: number) => {
    const plain = plainOf(alias)
    if (plain !== '' && !aliases.has(plain)) aliases.set(plain, { alias: alias.trim(), brand_id })
  }

  const brands = rowsOf(join(folder, 'brands.tsv'))
  for (const row of brands) ids.set(row.code ?? '', await writeBrand(db, row))
  // Every brand's own names come before anyone's nicknames.
  for (const row of brands) for (const name of ownNames(row)) learn(name, ids.get(row.code ?? '') ?? 0)
  for (const row of brands) for (const name of (row.aliases ?? '').split(';')) learn(name, ids.get(row.code ?? '') ?? 0)
  for (const { alias = '', code = '' } of rowsOf(join(folder, 'brand-aliases.tsv'))) {
    const id = ids.get(code)
    if (id !== undefined) learn(alias, id)
  }
  await writeAliases(db, aliases)
}

const rowsOf = (path: string): readonly Row[] => (existsSync(path) ? readSeedTable(path).rows : [])

/** Headings are met in both spellings. */
const cell = (row: Row, name: string): string => row[name] ?? row[name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] ?? ''

const shortName = (row: Row): string => cell(row, 'shortName') || cell(row, 'name') || cell(row, 'nameEn') || cell(row, 'nameCn')
const ownNames = (row: Row): string[] => [row.code ?? '', shortName(row), cell(row, 'nameCn'), cell(row, 'nameEn')]

async function writeBrand(db: Db, row: Row): Promise<number> {
  const name = shortName(row)
  const letter = (row.letter || name.slice(0, 1)).toUpperCase()
  const values = {
    name_cn: cell(row, 'nameCn'),
    name_en: cell(row, 'nameEn'),
    short_name: name,
    letter: /^[A-Z]$/.test(letter) ? letter : '#',
    type: row.type === '2' ? (2 as const) : (1 as const),
    country: row.country ?? '',
    website: row.website ?? '',
    logo: row.logo ?? '',
    popularity: Number(row.popularity) || 0,
  }
  const { id } = await db
    .insertInto('brand')
    .values({ code: row.code ?? '', ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function writeAliases(db: Db, aliases: ReadonlyMap<string, { alias: string; brand_id: number }>): Promise<void> {
  const rows = [...aliases].map(([plain, { alias, brand_id }]) => ({ plain, alias, brand_id }))
  if (rows.length === 0) return
  await db
    .insertInto('brand_alias')
    .values(rows)
    .onConflict((conflict) => conflict.column('plain').doUpdateSet({ alias: (eb) => eb.ref('excluded.alias'), brand_id: (eb) => eb.ref('excluded.brand_id') }))
    .execute()
}
