import type { favour } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { FavourKind, FavourKinds } from './favour-kind.ts'
import { isFavour } from './recent-views.ts'

export const favourHandlers: HandlersOf<typeof favour> = {
  async set({ type, targetId, status }, { db, user, brought }) {
    if (status === 0) await forget(db, { account_id: user.id, type, target_id: targetId })
    else await keep(db, kindOf(brought.favours, type), { account_id: user.id, type, target_id: targetId })
    return { isFavour: status === 1 }
  },

  check: ({ type, targetId }, { db, user }) => isFavour(db, user.id, type, targetId),

  async list({ type, keywords, tag, ...page }, { db, user, brought }) {
    const kind = kindOf(brought.favours, type)
    return kind ? kind.list(db, { accountId: user.id, keywords, tag, page }) : { data: [], totalRecord: 0 }
  },

  tags: async ({ type }, { db, user, brought }) => kindOf(brought.favours, type)?.tags(db, user.id) ?? [],

  async setTags({ type, targetId, tags }, { db, user }) {
    const words = [...new Set(tags)]
    const kept = await db
      .updateTable('favour')
      .set({ tags: words })
      .where('account_id', '=', user.id)
      .where('type', '=', type)
      .where('target_id', '=', targetId)
      .returning('tags')
      .executeTakeFirst()
    if (!kept) throw new Refusal('请先收藏，再添加标签', 'NOT_FOUND')
    return kept
  },
}

/** A kind of favourites; undefined for one that cannot be kept yet. */
function kindOf(kinds: FavourKinds, type: keyof FavourKinds): FavourKind | undefined {
  const kind = kinds[type]
  return kind === 'unbuilt' ? undefined : kind
}

interface Favour {
  account_id: number
  type: number
  target_id: number
}

const forget = (db: Db, { account_id, type, target_id }: Favour) =>
  db
    .deleteFrom('favour')
    .where('account_id', '=', account_id)
    .where('type', '=', type)
    .where('target_id', '=', target_id)
    .execute()

async function keep(db: Db, kind: FavourKind | undefined, favour: Favour) {
  if (!(await kind?.isThere(db, favour.target_id))) throw new Refusal('没有找到要收藏的内容', 'NOT_FOUND')
  await db
    .insertInto('favour')
    .values(favour)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
