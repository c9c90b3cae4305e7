import type { selection } from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { alternatesOf, rulesTold } from './alternate.ts'
import { rulesOf } from './alternate-rules.ts'
import { comparisonOf } from './comparison.ts'
import { offerPage, offersOf } from './offer.ts'
import { partRows, type PartRow } from './part-queries.ts'

export const selectionHandlers: HandlersOf<typeof selection> = {
  async compare({ ids }, { db, parameterLooks }) {
    const rows = await partsById(db, [...new Set(ids)])
    const [first] = rows
    if (!first || rows.some(({ category_id }) => category_id !== first.category_id)) return comparisonOf(rows)
    const look = (await parameterLooks()).get(first.category_id)
    return comparisonOf(rows, { rules: rulesOfCategory(first), look })
  },

  async alternates({ id, rules, size }, { db, parts: read }) {
    const part = await partById(db, id)
    const chosen = rules ?? rulesTold(part, rulesOfCategory(part))
    return { rules: chosen, ...(await alternatesOf({ db, parts: read }, part, chosen, size)) }
  },

  async offers({ modelId, qty, sort, ...page }, context) {
    await refuseUnknown(context.db, modelId)
    return offerPage(await offersOf(context, { partId: modelId, pieces: qty }), sort, page)
  },
}

/** The rules by which parts of the category of one are measured. */
const rulesOfCategory = ({ category_code, parent_code }: PartRow) => rulesOf(category_code, parent_code)

async function partById(db: Db, id: number): Promise<PartRow> {
  const [part] = await partsById(db, [id])
  if (!part) throw unknown(id)
  return part
}

async function refuseUnknown(db: Db, id: number): Promise<void> {
  const part = await db.selectFrom('part').select('id').where('id', '=', id).executeTakeFirst()
  if (!part) throw unknown(id)
}

const unknown = (id: number) => new Refusal(`没有找到编号 ${id} 的型号`, 'NOT_FOUND')

/** Parts in the order asked for; all of them, or none. */
async function partsById(db: Db, ids: readonly number[]): Promise<PartRow[]> {
  const rows = await partRows(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw unknown(id)
    return row
  })
}
