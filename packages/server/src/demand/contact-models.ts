import { holdsContact } from '@xinpu/trade/demand-text'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { modelKeyOf } from '../search/search-plan.ts'

/**
 * Of some part numbers those that tell how to reach somebody. 178.6165.0001 reads as a mobile, and is a part: what the
 * catalogue knows is none. Asks it only where one reads so.
 */
export async function contactsAmong(db: Db, models: readonly string[]): Promise<ReadonlySet<string>> {
  const suspects = models.filter(holdsContact)
  if (suspects.length === 0) return new Set()
  const keys = [...new Set(suspects.map(modelKeyOf))]
  const parts = await db
    .selectFrom('part')
    .select('model_key')
    .where('model_key', '=', sql<string>`any (${keys}::text[])`)
    .execute()
  const known = new Set(parts.map(({ model_key }) => model_key))
  return new Set(suspects.filter((model) => !known.has(modelKeyOf(model))))
}
