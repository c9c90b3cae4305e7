import type { search } from '@xinpu/contract/datasheet'
import { soundsOf } from '@xinpu/trade/pinyin'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { perDatabase } from '../core/per-database.ts'
import { cached } from '../search/index/cached.ts'

type SearchHint = search.SearchHint

/** A name that is offered while typing, and the plain forms that it is known by. */
interface Known {
  hint: SearchHint
  plains: string[]
  /** How they sound: a brand is typed in pinyin too. */
  sounds: string[]
}

/** Best first. */
interface Names {
  brands: Known[]
  categories: Known[]
}

const mostShown = 4
const names = perDatabase((db) => cached(() => readNames(db)))

/** One letter is the beginning of every sound. */
const shortestSound = 2

/** Brands with a name that begins so, then those that sound so, and categories with one that holds it: 电容 finds 贴片电容. Every key asks, so they stand in memory. */
export async function namesLike(db: Db, plain: string): Promise<SearchHint[]> {
  const { brands, categories } = await names(db)()
  const begins = (name: string) => name.startsWith(plain)
  const called = brands.filter(({ plains }) => plains.some(begins))
  const sounding = plain.length < shortestSound ? [] : brands.filter(({ sounds }) => sounds.some(begins))
  const holding = categories.filter(({ plains }) => plains.some((name) => name.includes(plain)))
  return [...shown([...called, ...sounding]), ...shown(holding)]
}

const shown = (known: readonly Known[]): SearchHint[] => [...new Set(known)].slice(0, mostShown).map(({ hint }) => hint)

async function readNames(db: Db): Promise<Names> {
  const [brands, categories] = await Promise.all([readBrands(db), readCategories(db)])
  const known = ({ plains, ...name }: NameRow, type: SearchHint['type']): Known => ({
    hint: { ...name, type },
    plains,
    sounds: type === 'brand' ? plains.flatMap(soundsOf) : [],
  })
  return {
    brands: brands.map((row) => known(row, 'brand')),
    categories: categories.map((row) => known(row, 'category')),
  }
}

type NameRow = Omit<SearchHint, 'type'> & { plains: string[] }

const readBrands = (db: Db): Promise<NameRow[]> =>
  db
    .selectFrom('brand')
    .innerJoin('brand_alias', 'brand_id', 'brand.id')
    .select(['brand.id', 'name_cn as name', 'name_en as detail', 'part_count as count'])
    .select(sql<string[]>`array_agg(plain)`.as('plains'))
    .where('part_count', '>', 0)
    .groupBy('brand.id')
    .orderBy('popularity', 'desc')
    .orderBy('brand.id')
    .execute()

const readCategories = (db: Db): Promise<NameRow[]> =>
  db
    .selectFrom('category')
    .innerJoin('category_alias', 'category_id', 'category.id')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .select(['category.id', 'category.name', 'category.part_count as count'])
    .select(sql<string>`coalesce(parent.name, '')`.as('detail'))
    .select(sql<string[]>`array_agg(plain)`.as('plains'))
    .where('category.part_count', '>', 0)
    .groupBy(['category.id', 'parent.name'])
    .orderBy('category.part_count', 'desc')
    .orderBy('category.id')
    .execute()
