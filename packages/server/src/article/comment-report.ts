import { ReportReason, type comment } from '@xinpu/contract/article'
import type * as contract from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { handIn } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import { throttle } from '../core/throttle.ts'
import { articlePath } from './commented.ts'
import { publicArticle } from './detail.ts'

type Reporting = Context & { user: User }

const pace = { most: 30, minutes: 24 * 60 }

/** What may be wrong, in the words of the form. */
const reasonLabels = ReportReason.meta()?.['labels'] as Record<ReportReason, string>

interface Reported {
  kind: 'article' | 'comment'
  id: number
  /** What it is called at the desk. */
  thing: string
  text: string
  place: string
}

/** Tells the reviewers that something is wrong with an article. */
export async function reportArticle(
  context: Reporting,
  { articleId, ...said }: ParsedOf<typeof contract.report>,
): Promise<void> {
  await throttle(context, `text report ${context.user.id}`, pace)
  const row = await publicArticle(context.db, articleId)
  const thing = { kind: 'article', id: articleId, thing: `文章「${row.title}」`, text: row.summary } as const
  await report(context, { ...thing, place: articlePath(articleId) }, said)
}

/** The same of a comment. */
export async function reportComment(context: Reporting, { id, ...said }: ParsedOf<typeof comment.report>) {
  await throttle(context, `text report ${context.user.id}`, pace)
  const row = await context.db
    .selectFrom('comment')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['kind', 'target_id', 'content', 'nick_name'])
    .where('comment.id', '=', id)
    .where('is_pending', '=', false)
    .executeTakeFirst()
  const kind = row && context.brought.comments[row.kind]
  const about = row && kind !== 'unbuilt' ? await kind?.find(context.db, row.target_id) : undefined
  if (!row || !about) throw new Refusal('没有找到这条评论', 'NOT_FOUND')
  const thing = { kind: 'comment', id, thing: `${row.nick_name} 的评论`, text: row.content } as const
  await report(context, { ...thing, place: `${about.path}#c${id}` }, said)
}

/** The same person again says it anew. */
async function report(
  { db, user, now }: Reporting,
  { kind, id, thing, text, place }: Reported,
  { reason, content = '' }: { reason: ReportReason; content?: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('report')
      .values({ account_id: user.id, kind, target_id: id, reason, content, page: null, created_at: now() })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'kind', 'target_id'])
          .where('kind', 'in', ['article', 'comment', 'trend'])
          .doUpdateSet({ reason, content }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await handIn(tx, {
      kind: 'textReport',
      targetId: row.id,
      accountId: user.id,
      title: `${thing}：${reasonLabels[reason]}`,
      draft: { thing, reason: reasonLabels[reason], ...(content && { content }), text, place, kind, id },
      at: now(),
    })
  })
}
