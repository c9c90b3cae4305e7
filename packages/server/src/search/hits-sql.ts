import { countCeiling } from '@xinpu/contract/page'
import { sql, type RawBuilder } from 'kysely'
import type { PartFilter } from './part-search.ts'
import { conditionOf, meaningOf, type Term } from './understand.ts'
import { plainOf } from './words.ts'

/** Ranks of a hit, best first. Words rank twice: as what they mean, and as text that holds them. */
export const ranks = ['exact', 'prefix', 'alike', 'words', 'words'] as const

/** Each way of being found is followed this far, and a total says no more. */
export const most = countCeiling + 1
/** Sorts behind every character that a model has. */
const last = '\uffff'
/** Shorter than this, "the same letters and digits" says nothing. */
const shortestAlike = 3

/** The parts that answer to a text with their rank; each rank stops at the ceiling of counting. */
export function hitsOf(text: string, terms: readonly Term[], filter: PartFilter): RawBuilder<unknown> {
  const narrowed = filterSql(filter)
  const ways = [
    ...modelWays(text, isBrand(terms), narrowed),
    ...(conditionOf(terms) ? [wordsWay(terms, narrowed)] : []),
  ]
  return ways.length > 0
    ? sql`select id, min(rank) as rank from (${sql.join(ways, sql` union all `)}) as found group by id`
    : sql`select 0 as id, 0 as rank where false`
}

/** Everything a filter lets through, for a list without a text. */
export const everyPart = (filter: PartFilter): RawBuilder<unknown> =>
  sql`(select id, 3 as rank from part where ${filterSql(filter)} order by popularity desc, id limit ${most})`

/** A model as its key is kept; whoever types full-width letters means the plain ones. */
export const modelKeyOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase()

/** Who types TI means the brand: TIP122 begins so by chance. It is still found, as a word. */
const isBrand = ([first, ...rest]: readonly Term[]): boolean => first?.chip.kind === 'brand' && rest.length === 0

function modelWays(text: string, isName: boolean, narrowed: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const key = modelKeyOf(text)
  const plain = plainOf(text)
  if (plain === '' || /\p{Script=Han}/u.test(plain)) return []
  const itself = sql`(select id, 0 as rank from part where model_key = ${key} and ${narrowed})`
  if (isName) return [itself]
  const ways = [
    itself,
    sql`(select id, 1 as rank from part where model_key >= ${key} and model_key < ${key + last} and ${narrowed} order by popularity desc, id limit ${most})`,
  ]
  if (plain.length < shortestAlike) return ways
  return [
    ...ways,
    sql`(select id, 2 as rank from part where model_plain >= ${plain} and model_plain < ${plain + last} and ${narrowed} order by popularity desc, id limit ${most})`,
  ]
}

function wordsWay(terms: readonly Term[], narrowed: RawBuilder<unknown>): RawBuilder<unknown> {
  const [condition, meaning] = [conditionOf(terms), meaningOf(terms)]
  const rank = meaning === condition ? sql`3` : sql`case when words @@ ${meaning}::tsquery then 3 else 4 end`
  return sql`(select id, ${rank} as rank from part where words @@ ${condition}::tsquery and ${narrowed} order by ${meaning === condition ? sql`` : sql`rank, `}popularity desc, id limit ${most})`
}

function filterSql({ brandIds, categoryId, packages, inStock }: PartFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(brandIds?.length ? [sql`brand_id in (${sql.join(brandIds)})`] : []),
    ...(categoryId
      ? [sql`category_id in (select id from category where id = ${categoryId} or parent_id = ${categoryId})`]
      : []),
    ...(packages?.length ? [sql`package in (${sql.join(packages)})`] : []),
    ...(inStock ? [sql`stock > 0`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
