import type { author } from '@xinpu/contract/article'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { handIn } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { authors, presentAuthor } from './author-queries.ts'
import { seriesWhere } from './detail.ts'

export const authorHandlers: HandlersOf<typeof author> = {
  async detail({ id }, { db, user }) {
    const row = await authors(db, user?.id).where('author.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这位作者', 'NOT_FOUND')
    return { ...presentAuthor(row), series: await seriesWhere(db, 'article_series.account_id', row.account_id) }
  },

  async list({ keywords = '', ...page }, { db, user }) {
    const query = authors(db, user?.id)
      .$if(keywords !== '', (found) => found.where(sql<boolean>`strpos(lower(nick_name), lower(${keywords})) > 0`))
      .orderBy('fans', 'desc')
      .orderBy('author.id')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentAuthor), totalRecord: total }
  },

  popular: ({ size }, { db, user }) => popularAuthors(db, user?.id, size),

  async application(_, { db, user }) {
    const row = await db.selectFrom('author').selectAll().where('account_id', '=', user.id).executeTakeFirst()
    return row ? { status: row.status, reason: row.reason, createTime: row.created_at.toISOString() } : null
  },

  async apply({ realName, intro, field = '', certUrl }, { db, user, now }) {
    await db.transaction().execute(async (tx) => {
      const told = { real_name: realName, intro, field, status: 'pending' as const, reason: '', created_at: now() }
      const row = await tx
        .insertInto('author')
        .values({ account_id: user.id, ...told })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet(told).where('author.status', '<>', 'passed'),
        )
        .returning('id')
        .executeTakeFirst()
      if (!row) throw new Refusal('您已经是作者', 'CONFLICT')
      await handIn(tx, {
        kind: 'author',
        targetId: row.id,
        accountId: user.id,
        // Who they really are is read in what they handed in, and nowhere kept beside it.
        title: `作者申请：${field || '领域未填'}`,
        draft: { realName, intro, ...(field && { field }), ...(certUrl && { certUrl }) },
        at: now(),
      })
    })
    return null
  },
}

/** Those whose articles were read most in the last seven days. */
export async function popularAuthors(db: Db, readerId: number | undefined, size: number) {
  const heat = sql`(select coalesce(sum(heat), 0) from article
    where article.account_id = account.id and article.status = 'PUBLISHED')`
  const rows = await authors(db, readerId).orderBy(heat, 'desc').orderBy('author.id').limit(size).execute()
  return rows.map(presentAuthor)
}
