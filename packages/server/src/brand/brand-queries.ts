import type * as contract from '@xinpu/contract/brand'
import type { productLine } from '@xinpu/contract/agent'
import type { Paging } from '@xinpu/contract/page'
import { plainOf } from '@xinpu/trade/words'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { eachOf, preparedStatement } from '../core/prepared-statement.ts'
import type { Tables } from '../core/tables.ts'
import { within } from '../search/param-sql.ts'
import { brandsSounding } from './brand-sounds.ts'
import { mergersInto } from './mergers.ts'
import { beginsWith } from '../core/begins-with.ts'

type BrandRow = Omit<Selectable<Tables['brand']>, 'intro'> & {
  aliases: string[] | null
  agent_count: number
  trader_count: number
}

/** Brands with their other names, and with how many sell them; what they say of themselves is for their own page. */
export const brands = (db: Db) =>
  db
    .selectFrom('brand')
    .select(['brand.id', 'code', 'name_cn', 'name_en', 'short_name', 'letter', 'type', 'country', 'website', 'logo'])
    .select(['popularity', 'part_count', 'datasheet_count', 'created_at', 'enterprise_id'])
    .select(({ selectFrom }) =>
      selectFrom('brand_alias')
        .select(sql<string[]>`array_agg(alias order by alias)`.as('aliases'))
        .whereRef('brand_id', '=', 'brand.id')
        .as('aliases'),
    )
    .select([sellerCount('agent').as('agent_count'), sellerCount('trader').as('trader_count')])

/** Brands by their numbers, as lists and pages of other things name them. */
export const brandsNumbered = preparedStatement('brands', (db, ids) => brands(db).where('brand.id', '=', eachOf(ids)))

const sellerCount = (kind: productLine.ProductLine['ownerType']) => sql<number>`(
  select count(*)::int from sold_brand join shown_seller as seller on seller.id = seller_id
  where brand_id = brand.id and kind = ${kind}
)`

/** Brands with a name or alias that begins so, and those that sound so. */
const named = (db: Db, plain: string, sounding: readonly number[]) =>
  db
    .selectFrom('brand_alias')
    .select('brand_id')
    .where(({ eb, or }) =>
      or([beginsWith('plain', plain), ...(sounding.length > 0 ? [eb('brand_id', 'in', sounding)] : [])]),
    )

/** What narrows a list of brands. */
export interface BrandFilter {
  keywords?: string | undefined
  letter?: string | undefined
  categoryId?: number | undefined
}

/** A page of the brands of a name, a letter, and with parts in a category or below it. */
export async function pageOfBrands(db: Db, filter: BrandFilter, page: Paging, ordered: (found: Brands) => Brands) {
  const plain = plainOf(filter.keywords ?? '')
  const sounding = await brandsSounding(db, plain)
  const query = narrowedBrands(db, filter).$if(plain !== '', (found) =>
    found.where('brand.id', 'in', named(db, plain, sounding)),
  )
  const { rows, total } = await paginate(db, ordered(query), page)
  return { data: rows.map(presentBrand), totalRecord: total }
}

type Brands = ReturnType<typeof brands>

const narrowedBrands = (db: Db, { letter, categoryId }: BrandFilter) =>
  brands(db)
    .$if(letter !== undefined, (found) => found.where('letter', '=', letter ?? ''))
    .$if(categoryId !== undefined, (found) =>
      found.where(sql<boolean>`exists (select from part where brand_id = brand.id and ${within(categoryId ?? 0)})`),
    )

export function presentBrand(row: BrandRow): contract.SpecBrand {
  const names = new Set([row.code, row.name_cn, row.name_en, row.short_name].map(plainOf))
  const absorbed = mergersInto(row.code).map(({ name, year }) => ({ name, year }))
  return {
    id: row.id,
    brandCn: row.name_cn,
    brandEn: row.name_en,
    name: row.short_name,
    fullName: row.name_cn === row.short_name ? row.name_cn : `${row.name_cn} ${row.short_name}`,
    aliases: (row.aliases ?? []).filter((alias) => !names.has(plainOf(alias)) && !isDoubled(alias)),
    fullLogo: row.logo,
    website: row.website,
    country: row.country,
    letter: row.letter,
    type: row.type,
    modelCount: row.part_count,
    specCount: row.datasheet_count,
    agentCount: row.agent_count,
    traderCount: row.trader_count,
    ...(row.enterprise_id !== null && { isClaimed: true }),
    ...(absorbed.length > 0 && { absorbed }),
  }
}

/** Shops write two names as one, `TI/德州仪器` and `TI(德州仪器)`: found by, but nobody's name. */
const isDoubled = (alias: string): boolean => /[/(（]/.test(alias)

/** Says a brand as a field offers it. */
export const presentHint = (row: BrandRow): contract.BrandHint => {
  const { id, name, fullName, website, fullLogo } = presentBrand(row)
  return { id, name, fullName, website, fullLogo }
}

/** Brands offered while typing, best known first. */
export async function brandHints(db: Db, keywords: string): Promise<contract.BrandHint[]> {
  const plain = plainOf(keywords)
  if (plain === '') return []
  const sounding = await brandsSounding(db, plain)
  const rows = await brands(db)
    .where('brand.id', 'in', named(db, plain, sounding))
    .orderBy('popularity', 'desc')
    .limit(8)
    .execute()
  return rows.map(presentHint)
}
