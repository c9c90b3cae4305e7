import type { search } from '@xinpu/contract/datasheet'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { brandHints } from '../brand/brand-queries.ts'
import { leftOut } from '../search/left-out.ts'
import { plainOf } from '../search/words.ts'
import { datasheetsLike, presentDatasheet } from './datasheet-queries.ts'
import { partsOf } from './part-queries.ts'

const modelsShown = 6
const namesShown = 4
/** Rows of each kind in an answer that holds all kinds. */
const best = 6

export const searchHandlers: HandlersOf<typeof search> = {
  async suggest({ keywords }, { db, search }) {
    if (plainOf(keywords) === '') return { data: [] }
    const models = await search.suggestModels(keywords, modelsShown)
    const brands = await brandsNamed(db, keywords)
    const categories = await categoriesNamed(db, keywords)
    return {
      data: [
        ...models.map(({ id, model, brandName }) => ({
          name: model,
          detail: brandName,
          type: 'model' as const,
          id,
          count: 0,
        })),
        ...brands.map((row) => ({ ...row, type: 'brand' as const })),
        ...categories.map((row) => ({ ...row, type: 'category' as const })),
      ],
    }
  },

  async parse({ q }, { search }) {
    const found = await search.find({ text: q, sort: 'relevance', limit: 1, offset: 0 })
    return {
      chips: found.understanding.terms.map(({ chip }) => chip),
      dropped: leftOut(found),
      text: found.understanding.text,
      total: q === '' ? 0 : found.total,
    }
  },

  async datasheets({ keywords, pageIndex, pageSize }, { db }) {
    const { rows, total } = await paginate(db, datasheetsLike(db, keywords), { pageIndex, pageSize })
    return { data: rows.map(presentDatasheet), totalRecord: total }
  },

  async all({ keywords }, { db, search }) {
    const found = await search.find({ text: keywords, sort: 'relevance', limit: best, offset: 0 })
    const datasheets = await paginate(db, datasheetsLike(db, keywords), { pageIndex: 1, pageSize: best })
    const brands = await brandHints(db, keywords)
    return {
      models: await partsOf(db, found.hits),
      specs: datasheets.rows.map(presentDatasheet),
      brands,
      totals: [
        { type: 'model', totalRecord: found.total },
        { type: 'spec', totalRecord: datasheets.total },
        { type: 'brand', totalRecord: brands.length },
      ],
    }
  },
}

/** Brands with a name that begins so, each once. */
const brandsNamed = (db: Db, keywords: string) =>
  db
    .selectFrom('brand')
    .select(['brand.id', 'name_cn as name', 'name_en as detail', 'part_count as count'])
    .where('brand.id', 'in', ({ selectFrom }) =>
      selectFrom('brand_alias')
        .select('brand_id')
        .where('plain', '>=', plainOf(keywords))
        .where('plain', '<', `${plainOf(keywords)}\uffff`),
    )
    .where('part_count', '>', 0)
    .orderBy('popularity', 'desc')
    .orderBy('brand.id')
    .limit(namesShown)
    .execute()

/** Categories with a name or alias that holds the words: 电容 finds 贴片电容. */
const categoriesNamed = (db: Db, keywords: string) =>
  db
    .selectFrom('category')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .select(['category.id', 'category.name', 'category.part_count as count'])
    .select(sql<string>`coalesce(parent.name, '')`.as('detail'))
    .where('category.id', 'in', ({ selectFrom }) =>
      selectFrom('category_alias')
        .select('category_id')
        .where(sql<boolean>`strpos(plain, ${plainOf(keywords)}) > 0`),
    )
    .where('category.part_count', '>', 0)
    .orderBy('category.part_count', 'desc')
    .orderBy('category.id')
    .limit(namesShown)
    .execute()
