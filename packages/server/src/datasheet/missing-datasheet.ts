import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'

/** Says of a datasheet that cannot be shown whether it was taken down or never was; the model leads on to others. */
export async function missing(db: Db, id: number): Promise<Refusal> {
  const sheet = await db
    .selectFrom('datasheet')
    .leftJoin('part', 'part.id', 'datasheet.part_id')
    .select(['title', 'part.model'])
    .where('datasheet.id', '=', id)
    .where('state', '=', 'removed')
    .executeTakeFirst()
  if (!sheet) return new Refusal('没有找到这份资料', 'NOT_FOUND')
  return new Refusal('该资料已被移除', 'NOT_FOUND', { isGone: true, model: sheet.model ?? sheet.title })
}
