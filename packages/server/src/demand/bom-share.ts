import type { bomShare } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'

/** A code that nobody guesses: 128 bits. A list that is closed and opened again has another. */
const newShareCode = () => randomBytes(16).toString('base64url')

export const bomShareHandlers: HandlersOf<typeof bomShare> = {
  async save({ id, isShared }, { db, user }) {
    const code = isShared ? sql<string>`coalesce(share_code, ${newShareCode()})` : null
    const kept = await db
      .updateTable('bom')
      .set({ share_code: code })
      .where('id', '=', id)
      .where('account_id', '=', user.id)
      .returning('share_code')
      .executeTakeFirst()
    if (!kept) throw new Refusal('没有找到这份 BOM', 'NOT_FOUND')
    return { code: kept.share_code ?? '' }
  },

  async detail({ code }, { db }) {
    const row = await db
      .selectFrom('bom')
      .select(['name', 'boards', 'attrition', 'lines', 'updated_at'])
      .where('share_code', '=', code)
      .executeTakeFirst()
    if (!row) throw new Refusal('链接已失效：对方停止了分享，或者地址不完整', 'NOT_FOUND')
    const { updated_at, ...told } = row
    return { ...told, updateTime: updated_at.toISOString() }
  },
}
