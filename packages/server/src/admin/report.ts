import type { audit } from '@xinpu/contract/admin'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { throttle } from '../core/throttle.ts'
import { handIn } from './audit-queue.ts'

const pace = { most: 30, minutes: 24 * 60 }

/** Something that people say is wrong with a thing of the site. */
export interface Report {
  matter: audit.AuditKind
  kind: Exclude<Tables['report']['kind'], 'spec'>
  /** The number of the thing among its kind. */
  id: number
  /** What it is called at the desk: 文章「…」. */
  thing: string
  /** Where it stands on the site. */
  place: string
  reason: string
  /** The reason in the words of the form. */
  reasonLabel: string
  content?: string | undefined
  /** What else the desk is shown. */
  told?: Record<string, string | number>
}

/** Hands a report to the reviewers; the same person again says it anew. */
export async function handInReport({ db, user, now }: Context & { user: User }, report: Report): Promise<void> {
  const { matter, kind, id, thing, place, reason, reasonLabel, content = '', told } = report
  await db.transaction().execute(async (tx) => {
    await handIn(tx, {
      kind: matter,
      targetId: await keep(tx, { account_id: user.id, kind, target_id: id, reason, content, created_at: now() }),
      accountId: user.id,
      title: `${thing}：${reasonLabel}`,
      draft: { thing, reason: reasonLabel, ...(content && { content }), ...told, place, kind, id },
      at: now(),
    })
  })
}

/** Nobody reports more than 30 things of one sort in a day. */
export const throttleReports = (context: Context & { user: User }, sort: string): Promise<void> =>
  throttle(context, `${sort} report ${context.user.id}`, pace)

type Kept = Pick<Report, 'kind' | 'reason'> & {
  account_id: number
  target_id: number
  content: string
  created_at: Date
}

async function keep(tx: Db, said: Kept): Promise<number> {
  const { id } = await tx
    .insertInto('report')
    .values({ ...said, page: null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind', 'target_id'])
        .where('kind', '<>', 'spec')
        .doUpdateSet({ reason: said.reason, content: said.content }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
