import type { mine } from '@xinpu/contract/datasheet'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { handIn } from '../admin/audit-queue.ts'
import { throttleReports } from '../admin/report.ts'
import type { Context, User } from '../core/context.ts'
import { datasheets } from './datasheet-queries.ts'
import { reasonLabels } from './report-matter.ts'

/** Tells the reviewers what somebody found wrong with a datasheet. */
export async function reportSpec(
  context: Context & { user: User },
  { id, reason, content = '', page }: ParsedOf<typeof mine.report>,
): Promise<void> {
  const { db, user, now } = context
  await throttleReports(context, 'spec')
  const sheet = await datasheets(db).where('datasheet.id', '=', id).executeTakeFirst()
  if (!sheet) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('report')
      .values({
        account_id: user.id,
        kind: 'spec',
        target_id: id,
        reason,
        content,
        page: page ?? null,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await handIn(tx, {
      kind: 'report',
      targetId: row.id,
      accountId: user.id,
      title: `${sheet.title}：${reasonLabels[reason]}`,
      draft: {
        thing: `${sheet.title}（${sheet.name_cn}）`,
        place: `/specification_detail/${id}`,
        reason: reasonLabels[reason],
        ...(content && { content }),
        ...(page && { page }),
      },
      at: now(),
    })
  })
}
