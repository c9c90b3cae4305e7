import type * as contract from '@xinpu/contract/brand'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { within } from '../search/param-sql.ts'
import { plainOf } from '../search/words.ts'

type BrandRow = Selectable<Tables['brand']> & { aliases: string[] | null }

/** Brands with their other names. */
export const brands = (db: Db) =>
  db
    .selectFrom('brand')
    .selectAll('brand')
    .select(({ selectFrom }) =>
      selectFrom('brand_alias')
        .select(sql<string[]>`array_agg(alias order by alias)`.as('aliases'))
        .whereRef('brand_id', '=', 'brand.id')
        .as('aliases'),
    )

/** Brands with a name or alias that begins so. U+FFFF sorts behind every letter. */
export const named = (db: Db, keywords: string) => {
  const plain = plainOf(keywords)
  return db
    .selectFrom('brand_alias')
    .select('brand_id')
    .where('plain', '>=', plain)
    .where('plain', '<', `${plain}\uffff`)
}

/** What narrows a list of brands. */
export interface BrandFilter {
  keywords?: string | undefined
  letter?: string | undefined
  categoryId?: number | undefined
}

/** Brands of a name, a letter, and with parts in a category or below it. */
export const narrowedBrands = (db: Db, { keywords = '', letter, categoryId }: BrandFilter) =>
  brands(db)
    .$if(plainOf(keywords) !== '', (found) => found.where('brand.id', 'in', named(db, keywords)))
    .$if(letter !== undefined, (found) => found.where('letter', '=', letter ?? ''))
    .$if(categoryId !== undefined, (found) =>
      found.where(sql<boolean>`exists (select from part where brand_id = brand.id and ${within(categoryId ?? 0)})`),
    )

export function presentBrand(row: BrandRow): contract.SpecBrand {
  const names = new Set([row.name_cn, row.name_en, row.short_name])
  return {
    id: row.id,
    brandCn: row.name_cn,
    brandEn: row.name_en,
    name: row.short_name,
    fullName: row.name_cn === row.short_name ? row.name_cn : `${row.name_cn} ${row.short_name}`,
    aliases: (row.aliases ?? []).filter((alias) => !names.has(alias)),
    fullLogo: row.logo,
    website: row.website,
    country: row.country,
    letter: row.letter,
    type: row.type,
    modelCount: row.part_count,
    specCount: row.datasheet_count,
  }
}

/** Says a brand as a field offers it. */
export const presentHint = (row: BrandRow): contract.BrandHint => {
  const { id, name, fullName, website, fullLogo } = presentBrand(row)
  return { id, name, fullName, website, fullLogo }
}

/** Brands offered while typing, best known first. */
export async function brandHints(db: Db, keywords: string): Promise<contract.BrandHint[]> {
  if (plainOf(keywords) === '') return []
  const rows = await brands(db)
    .where('brand.id', 'in', named(db, keywords))
    .orderBy('popularity', 'desc')
    .limit(8)
    .execute()
  return rows.map(presentHint)
}
