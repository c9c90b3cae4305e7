import type { search } from '@xinpu/contract/datasheet'
import { plainOf } from '@xinpu/trade/words'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { brandHints } from '../brand/brand-queries.ts'
import type { Suggests } from '../portal/suggestion.ts'
import { leftOut } from '../search/left-out.ts'
import { datasheetsLike, presentDatasheet } from './datasheet-queries.ts'
import { namesLike } from './name-hints.ts'
import { partsOf } from './part-queries.ts'

const modelsShown = 6
/** Rows of each kind in an answer that holds all kinds. */
const best = 6

export const searchHandlers: HandlersOf<typeof search> = {
  async suggest({ keywords }, context) {
    return { data: await offered(keywords, context) }
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

  async all({ keywords }, { db, search, parts, parameterLooks }) {
    const found = await search.find({ text: keywords, sort: 'relevance', limit: best, offset: 0 })
    const datasheets = await paginate(db, datasheetsLike(db, keywords), { pageIndex: 1, pageSize: best })
    const brands = await brandHints(db, keywords)
    return {
      models: await partsOf({ parts, parameterLooks }, found.hits),
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

/** Parts whose number goes on so, then brands and categories. */
async function offered(keywords: string, { db, search }: Pick<Context, 'db' | 'search'>): Promise<search.SearchHint[]> {
  const plain = plainOf(keywords)
  if (plain === '') return []
  const [models, names] = await Promise.all([search.suggestModels(keywords, modelsShown), namesLike(db, plain)])
  const parts = models.map(({ id, model, brandName }) => ({
    id,
    name: model,
    detail: brandName,
    type: 'model' as const,
    count: 0,
  }))
  return [...parts, ...names]
}

/** The same, for a box that looks through the whole site. */
export const suggestedParts: Suggests = async ({ keywords, size }, context) =>
  (await offered(keywords, context)).slice(0, size).map(({ name }) => ({ name }))
