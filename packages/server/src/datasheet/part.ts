import type { part } from '@xinpu/contract/datasheet'
import type { PartDetail } from '@xinpu/contract/datasheet/part'
import { Refusal } from '@xinpu/contract/refusal'
import { survivorOf } from '../admin/merge-subject.ts'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { leftOut } from '../search/left-out.ts'
import { nextSteps, noSteps } from '../search/next-steps.ts'
import { inLook, shownInLook } from './parameter-look.ts'
import { withSources } from './parameter-source.ts'
import { parts, partsOf, presentPart } from './part-queries.ts'
import { presentFacets } from './selection-facets.ts'
import { filterOf, orderOf } from './selection-narrowing.ts'
import { select } from './selection-list.ts'

export const partHandlers: HandlersOf<typeof part> = {
  async search({ keywords, pageIndex, pageSize, sort, ...narrowed }, context) {
    const { found, ...list } = await select(context, { text: keywords, narrowed, sort, pageIndex, pageSize })
    if (pageIndex === 1 && found.total === 0 && list.emptiedBy.length === 0)
      await context.missed(keywords, context.device).catch((error: unknown) => context.log.warn(error))
    const { without, near } = await stepsFrom(context, list, { text: keywords, terms: found.understanding.terms })
    return {
      ...list,
      chips: found.understanding.terms.map(({ chip }) => chip),
      dropped: leftOut(found),
      without,
      near: await partsOf(
        context,
        near.map((id) => ({ id, match: undefined })),
      ),
    }
  },

  async models({ keywords, pageIndex, pageSize, sort, descending, ...narrowed }, context) {
    const order = orderOf({ sort, descending })
    const { found: _, ...list } = await select(context, { text: keywords, narrowed, sort: order, pageIndex, pageSize })
    return list
  },

  async detail(asked, { db, parameterLooks }) {
    const part = await detailOf(db, asked)
    return { ...part, params: inLook(part.params, (await parameterLooks()).get(part.categoryId)) }
  },

  async facets({ keywords, ...narrowed }, { db, search, parameterLooks }) {
    const filter = await filterOf(narrowed, search)
    const found = await search.facets({ text: keywords, ...filter })
    const { parameters, ...ways } = await presentFacets({ db, search }, found, narrowed.categoryId)
    const look = (await parameterLooks()).get(narrowed.categoryId ?? 0)
    return { ...ways, parameters: shownInLook(parameters, look) }
  },
}

/** Where narrowings emptied a list they are told instead. */
const stepsFrom = (
  { search }: Context,
  { totalRecord, emptiedBy }: { totalRecord: number; emptiedBy: readonly unknown[] },
  asked: Parameters<typeof nextSteps>[1],
) => (totalRecord > 0 || emptiedBy.length > 0 ? noSteps : nextSteps(search, asked))

/** By number, or by model: the exact spelling first, then any case. Two brands with one model need a choice. */
async function detailOf(
  db: Db,
  { id, model, brandId }: { id?: number | undefined; model?: string | undefined; brandId?: number | undefined },
): Promise<PartDetail> {
  if (id === undefined && model === undefined)
    throw new Refusal('请给出型号', 'INVALID', { errors: [{ field: 'model', message: '请给出型号' }] })
  const rows = await parts(db)
    .select(brandAliases)
    .$if(id !== undefined, (found) => found.where('part.id', '=', id ?? 0))
    .$if(id === undefined, (found) => found.where('model_key', '=', (model ?? '').toUpperCase()))
    .$if(brandId !== undefined, (found) => found.where('part.brand_id', '=', brandId ?? 0))
    .limit(20)
    .execute()
  const exact = rows.filter((row) => row.model === model)
  const [row, second] = exact.length > 0 ? exact : rows
  if (!row) {
    const heir = id === undefined ? undefined : await survivorOf(db, 'part', id)
    if (heir === undefined) throw new Refusal('没有找到这个型号', 'NOT_FOUND')
    return detailOf(db, { id: heir })
  }
  if (second)
    throw new Refusal('同名型号，请选择品牌', 'CONFLICT', {
      brands: rows.map(({ brand_id, name_cn }) => ({ id: brand_id, brandCn: name_cn })),
    })
  const params = await withSources(db, row.spec_id, row.params)
  return {
    ...presentPart(row),
    params,
    brandAliases: otherNames(row.aliases, [row.name_cn, row.name_en, row.short_name]),
    parentCategoryId: row.parent_id ?? row.category_id,
    parentCategoryName: row.parent_name ?? row.category_name,
  }
}

const brandAliases = sql<string[]>`
  array(select alias from brand_alias where brand_alias.brand_id = part.brand_id order by alias)`.as('aliases')

const mostNames = 3

/** Names that say something new: catalogue spellings that put two known names together do not. */
function otherNames(aliases: string[], known: string[]): string[] {
  const plainKnown = known.map(plainOf)
  return aliases
    .filter((alias) => !plainKnown.some((name) => plainOf(alias).includes(name) || name.includes(plainOf(alias))))
    .slice(0, mostNames)
}
