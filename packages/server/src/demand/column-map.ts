import type { columnMap } from '@xinpu/contract/demand'
import type { HandlersOf } from '../core/handlers.ts'

export const columnMapHandlers: HandlersOf<typeof columnMap> = {
  async find({ signature }, { db, user }) {
    const row = await db
      .selectFrom('column_map')
      .select('map')
      .where('account_id', '=', user.id)
      .where('signature', '=', signature)
      .executeTakeFirst()
    return row?.map ?? null
  },

  async save({ signature, map }, { db, user, now }) {
    const told = { map: JSON.stringify(map), used_at: now() }
    await db
      .insertInto('column_map')
      .values({ account_id: user.id, signature, ...told })
      .onConflict((conflict) => conflict.columns(['account_id', 'signature']).doUpdateSet(told))
      .execute()
    return null
  },
}
