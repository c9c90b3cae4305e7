import type * as contract from '@xinpu/contract/brand'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import type { Tables } from '../core/tables.ts'
import { plainOf } from '../search/words.ts'

type BrandRow = Selectable<Tables['brand']> & { aliases: string[] | null }

export const brandHandlers: HandlersOf<typeof contract> = {
  async detail({ brandId }, { db }) {
    const row = await brands(db).where('brand.id', '=', brandId).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
    return present(row)
  },

  async keywords({ keywords }, { db }) {
    if (plainOf(keywords) === '') return { data: [] }
    const rows = await brands(db).where('brand.id', 'in', named(db, keywords)).orderBy('popularity', 'desc').limit(8).execute()
    return { data: rows.map(presentHint) }
  },

  async hot({ size }, { db }) {
    const rows = await brands(db).orderBy('popularity', 'desc').orderBy('part_count', 'desc').limit(size).execute()
    return rows.map(present)
  },

  async list({ keywords = '', letter, categoryId, ...page }, { db }) {
    const query = brands(db)
      .where('part_count', '>', 0)
      .$if(plainOf(keywords) !== '', (found) => found.where('brand.id', 'in', named(db, keywords)))
      .$if(letter !== undefined, (found) => found.where('letter', '=', letter ?? ''))
      .$if(categoryId !== undefined, (found) => found.where(({ exists, selectFrom }) => exists(selectFrom('part').select('part.id').whereRef('brand_id', '=', 'brand.id').where('category_id', '=', categoryId ?? 0))))
      .orderBy('part_count', 'desc')
      .orderBy('brand.id')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(present), totalRecord: total }
  },
}

const brands = (db: Db) =>
  db
    .selectFrom('brand')
    .selectAll('brand')
    .select(({ selectFrom }) => selectFrom('brand_alias').select(sql<string[]>`array_agg(alias order by alias)`.as('aliases')).whereRef('brand_id', '=', 'brand.id').as('aliases'))

/** Brands with a name or alias that begins so. U+FFFF sorts behind every letter. */
const named = (db: Db, keywords: string) => {
  const plain = plainOf(keywords)
  return db.selectFrom('brand_alias').select('brand_id').where('plain', '>=', plain).where('plain', '<', `${plain}\uffff`)
}

function present(row: BrandRow): contract.SpecBrand {
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

const presentHint = (row: BrandRow): contract.BrandHint => {
  const { id, name, fullName, website, fullLogo } = present(row)
  return { id, name, fullName, website, fullLogo }
}
