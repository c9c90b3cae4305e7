import type { search } from '@xinpu/contract/datasheet'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { kept } from '../search/index/kept.ts'

type SearchHint = search.SearchHint

/** A name that is offered while typing, and the plain forms that it is known by. */
interface Known {
  hint: SearchHint
  plains: string[]
}

/** Best first. */
interface Names {
  brands: Known[]
  categories: Known[]
}

const mostShown = 4
const names = new WeakMap<Db, () => Promise<Names>>()

/** Brands with a name that begins so, and categories with one that holds it: 电容 finds 贴片电容. Every key asks, so they stand in memory. */
export async function namesLike(db: Db, plain: string): Promise<SearchHint[]> {
  const known = names.get(db) ?? kept(() => readNames(db))
  names.set(db, known)
  const { brands, categories } = await known()
  return [...shown(brands, (name) => name.startsWith(plain)), ...shown(categories, (name) => name.includes(plain))]
}

const shown = (known: readonly Known[], isLike: (plain: string) => boolean): SearchHint[] =>
  known
    .filter(({ plains }) => plains.some(isLike))
    .slice(0, mostShown)
    .map(({ hint }) => hint)

async function readNames(db: Db): Promise<Names> {
  const [brands, categories] = await Promise.all([readBrands(db), readCategories(db)])
  const known = ({ plains, ...name }: NameRow, type: SearchHint['type']): Known => ({ hint: { ...name, type }, plains })
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
