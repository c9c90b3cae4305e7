import type { selection } from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { alternatesOf, rulesOfCategory, rulesTold } from './alternate.ts'
import { comparisonOf } from './comparison.ts'
import { offerPage, offersOf } from './offer.ts'
import { parts, type PartRow } from './part-queries.ts'

export const selectionHandlers: HandlersOf<typeof selection> = {
  async compare({ ids }, { db, parameterLooks }) {
    const rows = await partsById(db, [...new Set(ids)])
    const categories = new Set(rows.map(({ category_id }) => category_id))
    const [categoryId] = categories
    if (categoryId === undefined || categories.size > 1) return comparisonOf(rows)
    const look = (await parameterLooks()).get(categoryId)
    return comparisonOf(rows, { rules: await rulesOfCategory(db, categoryId), look })
  },

  async alternates({ id, rules, size }, { db, parts: read }) {
    const part = await partById(db, id)
    const chosen = rules ?? rulesTold(part, await rulesOfCategory(db, part.category_id))
    return { rules: chosen, alternates: await alternatesOf({ db, parts: read }, part, chosen, size) }
  },

  async offers({ modelId, qty, sort, ...page }, context) {
    const { id } = await partById(context.db, modelId)
    return offerPage(await offersOf(context, { partId: id, pieces: qty }), sort, page)
  },
}

async function partById(db: Db, id: number): Promise<PartRow> {
  const [part] = await partsById(db, [id])
  if (!part) throw new Refusal('没有找到这个型号', 'NOT_FOUND')
  return part
}

/** Parts in the order asked for; all of them, or none. */
async function partsById(db: Db, ids: readonly number[]): Promise<PartRow[]> {
  const rows = await parts(db).where('part.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw new Refusal(`没有找到编号 ${id} 的型号`, 'NOT_FOUND')
    return row
  })
}
