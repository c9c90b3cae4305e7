import type { part } from '@xinpu/contract/datasheet'
import type { Facet, PartDetail } from '@xinpu/contract/datasheet/part'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { FacetCount } from '../search/part-search.ts'
import { plainOf } from '../search/words.ts'
import { parts, partsOf, presentPart, type PartRow } from './part-queries.ts'

export const partHandlers: HandlersOf<typeof part> = {
  async search({ keywords, brandId, categoryId, package: packages, stock, sort, ...page }, { db, search }) {
    const filter = { brandIds: brandId, categoryId, packages, inStock: stock }
    const found = await search.find({ text: keywords, ...filter, sort, ...sliceOf(page) })
    return {
      data: await partsOf(db, found.hits),
      totalRecord: found.total,
      chips: found.understanding.terms.map(({ chip }) => chip),
      dropped: found.dropped,
    }
  },

  async models({ brandId, categoryId, keywords = '', ...page }, { db, search }) {
    const found = await search.find({
      text: keywords,
      brandIds: brandId ? [brandId] : [],
      categoryId,
      sort: 'relevance',
      ...sliceOf(page),
    })
    return { data: await partsOf(db, found.hits), totalRecord: found.total }
  },

  detail: (asked, { db }) => detailOf(db, asked),

  async facets({ keywords, brandId, categoryId, package: packages, stock }, { db, search }) {
    const counts = await search.facets({ text: keywords, brandIds: brandId, categoryId, packages, inStock: stock })
    return presentFacets(db, counts)
  },
}

const sliceOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageIndex - 1) * pageSize,
})

/** By number, or by model: the exact spelling first, then any case. Two brands with one model need a choice. */
async function detailOf(
  db: Db,
  { id, model, brandId }: { id?: number | undefined; model?: string | undefined; brandId?: number | undefined },
): Promise<PartDetail> {
  if (id === undefined && model === undefined) throw new Refusal('请给出型号', 'INVALID')
  const rows = await parts(db)
    .$if(id !== undefined, (found) => found.where('part.id', '=', id ?? 0))
    .$if(id === undefined, (found) => found.where('model_key', '=', (model ?? '').toUpperCase()))
    .$if(brandId !== undefined, (found) => found.where('part.brand_id', '=', brandId ?? 0))
    .limit(20)
    .execute()
  const exact = rows.filter((row) => row.model === model)
  const [row, second] = exact.length > 0 ? exact : rows
  if (!row) throw new Refusal('没有找到这个型号', 'NOT_FOUND')
  if (second)
    throw new Refusal('同名型号,请选择品牌', 'CONFLICT', {
      brands: rows.map(({ brand_id, name_cn }) => ({ id: brand_id, brandCn: name_cn })),
    })
  return { ...presentPart(row), ...(await surroundings(db, row)) }
}

async function surroundings(db: Db, { brand_id, category_id, parent_id, ...row }: PartRow) {
  const names = [row.name_cn, row.name_en, row.short_name]
  const aliases = await db
    .selectFrom('brand_alias')
    .select('alias')
    .where('brand_id', '=', brand_id)
    .orderBy('alias')
    .execute()
  const parent = await db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('id', '=', parent_id ?? category_id)
    .executeTakeFirstOrThrow()
  return {
    brandAliases: otherNames(
      aliases.map(({ alias }) => alias),
      names,
    ),
    parentCategoryId: parent.id,
    parentCategoryName: parent.name,
  }
}

const mostNames = 3

/** Names that say something new: catalogue spellings that put two known names together do not. */
function otherNames(aliases: string[], known: string[]): string[] {
  const plainKnown = known.map(plainOf)
  return aliases
    .filter((alias) => !plainKnown.some((name) => plainOf(alias).includes(name) || name.includes(plainOf(alias))))
    .slice(0, mostNames)
}

const facetLabels = { brandId: '品牌', categoryId: '分类', package: '封装', stock: '供应' } as const
const facetOrder = ['stock', 'categoryId', 'brandId', 'package'] as const

async function presentFacets(db: Db, counts: FacetCount[]): Promise<Facet[]> {
  const labels = await labelsOf(db, counts)
  return facetOrder.map((name) => ({
    name,
    label: facetLabels[name],
    values: counts
      .filter(({ facet, count }) => facet === name && count > 0)
      .map(({ value, count }) => ({ value, label: labels[name].get(value) ?? value, count })),
  }))
}

async function labelsOf(db: Db, counts: FacetCount[]) {
  const idsIn = (name: FacetCount['facet']) =>
    counts.filter(({ facet }) => facet === name).map(({ value }) => Number(value))
  const brands = await db
    .selectFrom('brand')
    .select(['id', 'name_cn', 'short_name'])
    .where('id', 'in', [0, ...idsIn('brandId')])
    .execute()
  const categories = await db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...idsIn('categoryId')])
    .execute()
  return {
    brandId: new Map(
      brands.map(({ id, name_cn, short_name }) => [
        String(id),
        name_cn === short_name ? name_cn : `${name_cn} ${short_name}`,
      ]),
    ),
    categoryId: new Map(categories.map(({ id, name }) => [String(id), name])),
    package: new Map<string, string>(),
    stock: new Map([['true', '现货']]),
  }
}
