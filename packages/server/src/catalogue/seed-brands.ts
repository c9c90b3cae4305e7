import { letterOf } from '@xinpu/trade/pinyin'
import { plainOf } from '@xinpu/trade/words'
import { join } from 'node:path'
import type { Db } from '../core/database.ts'
import { readSeedTable } from './seed-table.ts'

type Row = Record<string, string>

/** Writes `brands.tsv`; a spelling that two brands claim stays with the first. */
export async function seedBrands(db: Db, folder: string): Promise<void> {
  const ids = new Map<string, number>()
  const aliases = new Map<string, { alias: string; brand_id: number }>()
  const learn = (alias: string, brand_id: number) => {
    const plain = plainOf(alias)
    if (plain !== '' && !aliases.has(plain)) aliases.set(plain, { alias: alias.trim(), brand_id })
  }

  const brands = readSeedTable(join(folder, 'brands.tsv')).rows
  for (const row of brands) ids.set(row.code ?? '', await writeBrand(db, row))
  // Every brand's own names come before anyone's nicknames.
  for (const row of brands) for (const name of ownNames(row)) learn(name, ids.get(row.code ?? '') ?? 0)
  for (const row of brands) for (const name of (row.aliases ?? '').split(';')) learn(name, ids.get(row.code ?? '') ?? 0)
  await writeAliases(db, aliases)
}

const shortName = ({ short, nameEn, nameCn, code = '' }: Row): string => short || nameEn || nameCn || code
const ownNames = (row: Row): string[] => [row.code ?? '', shortName(row), row.nameCn ?? '', row.nameEn ?? '']

async function writeBrand(db: Db, row: Row): Promise<number> {
  const name = shortName(row)
  const values = {
    name_cn: row.nameCn ?? '',
    name_en: row.nameEn ?? '',
    short_name: name,
    letter: letterOf(name),
    type: row.type === '2' ? (2 as const) : (1 as const),
    country: row.country ?? '',
    website: row.website ?? '',
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
    .onConflict((conflict) =>
      conflict
        .column('plain')
        .doUpdateSet({ alias: (eb) => eb.ref('excluded.alias'), brand_id: (eb) => eb.ref('excluded.brand_id') }),
    )
    .execute()
}
