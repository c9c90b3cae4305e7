import { ReportReason, type comment } from '@xinpu/contract/article'
import type * as contract from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { handInReport, throttleReports } from '../admin/report.ts'
import type { Context, User } from '../core/context.ts'
import { articlePath } from './commented.ts'
import { publicArticle } from './detail.ts'

type Reporting = Context & { user: User }

const matter = 'textReport'

/** What may be wrong, in the words of the form. */
const reasonLabels = ReportReason.meta()?.['labels'] as Record<ReportReason, string>

/** Tells the reviewers that something is wrong with an article. */
export async function reportArticle(
  context: Reporting,
  { articleId, ...said }: ParsedOf<typeof contract.report>,
): Promise<void> {
  await throttleReports(context, 'text')
  const row = await publicArticle(context.db, articleId)
  const thing = {
    kind: 'article',
    id: articleId,
    thing: `文章「${row.title}」`,
    place: articlePath(articleId),
  } as const
  await handInReport(context, {
    matter,
    ...thing,
    ...said,
    reasonLabel: reasonLabels[said.reason],
    told: { text: row.summary },
  })
}

/** The same of a comment. */
export async function reportComment(context: Reporting, { id, ...said }: ParsedOf<typeof comment.report>) {
  await throttleReports(context, 'text')
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
  const thing = { kind: 'comment', id, thing: `${row.nick_name} 的评论`, place: `${about.path}#c${id}` } as const
  await handInReport(context, {
    matter,
    ...thing,
    ...said,
    reasonLabel: reasonLabels[said.reason],
    told: { text: row.content },
  })
}
