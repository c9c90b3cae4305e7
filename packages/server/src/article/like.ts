import type { like } from '@xinpu/contract/article'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { throttle } from '../core/throttle.ts'
import { isLiked, type LikeKind } from './like-queries.ts'

/** Somebody who likes and unlikes on and on is no reader. */
const pace = { most: 300, minutes: 60 }

export const likeHandlers: HandlersOf<typeof like> = {
  ofArticle: ({ id }, { db, user, brought }) => stateOf(db, brought.likes.article, { type: 'article', id }, user?.id),
  ofComment: ({ id }, { db, user, brought }) => stateOf(db, brought.likes.comment, { type: 'comment', id }, user?.id),

  async set({ type, targetId, status }, context) {
    const { db, user, brought } = context
    await throttle(context, `like ${user.id}`, pace)
    const kind = kindOf(brought.likes[type])
    const likeCount = await db.transaction().execute(async (tx) => {
      const before = await kind.count(tx, targetId)
      if (before === undefined) throw missing()
      const isChanged = await keep(
        tx,
        { account_id: user.id, type: kind.keptAs ?? type, target_id: targetId },
        status === 1,
      )
      return isChanged ? kind.change(tx, targetId, status === 1 ? 1 : -1) : before
    })
    return { likeCount, isLike: status === 1 }
  },
}

const missing = () => new Refusal('没有找到要点赞的内容，它可能已被删除', 'NOT_FOUND')

function kindOf(kind: LikeKind | 'unbuilt'): LikeKind {
  if (kind === 'unbuilt') throw missing()
  return kind
}

/** Writes the wish down; answers whether it was another one before. Sent twice it counts once. */
async function keep(tx: Db, row: { account_id: number; type: like.LikeTarget; target_id: number }, isOn: boolean) {
  const changed = isOn
    ? await tx
        .insertInto('liked')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('target_id')
        .executeTakeFirst()
    : await tx
        .deleteFrom('liked')
        .where('account_id', '=', row.account_id)
        .where('type', '=', row.type)
        .where('target_id', '=', row.target_id)
        .returning('target_id')
        .executeTakeFirst()
  return changed !== undefined
}

async function stateOf(
  db: Db,
  kind: LikeKind | 'unbuilt',
  { type, id }: { type: like.LikeTarget; id: number },
  accountId: number | undefined,
): Promise<like.LikeState> {
  const likeCount = await kindOf(kind).count(db, id)
  if (likeCount === undefined) throw missing()
  return { likeCount, isLike: await isLiked(db, accountId, type, id) }
}
