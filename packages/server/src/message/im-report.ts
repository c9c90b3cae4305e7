import type { ParsedOf } from '@xinpu/contract/endpoint'
import { chat } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import { handIn } from '../admin/audit-queue.ts'
import { throttleReports } from '../admin/report.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { linesOf, presentLine } from './im-lines.ts'
import { seatIn } from './im-seats.ts'
import { shortOf } from './im-short.ts'

type Asking = Context & { user: User }
type Draft = ParsedOf<typeof chat.report>

/** Lines of the other side that reviewers see of a talk. */
const shown = 20

const reasonLabels = chat.ImReportReason.meta()?.['labels'] as Record<chat.ImReportReason, string>

/** Tells the reviewers that something is wrong with a line or a talk; the same person again says it anew. */
export async function reportTalk(context: Asking, draft: Draft): Promise<void> {
  const { db, user, now } = context
  await throttleReports(context, 'talk')
  const { sessionId, msgId, reason, content } = draft
  await seatIn(db, user.id, sessionId)
  const said = await saidByOther(db, user.id, draft)
  const thing = msgId === undefined ? '会话' : '消息'
  await db.transaction().execute(async (tx) => {
    const { id } = await keepReport(tx, { ...draft, accountId: user.id, at: now() })
    const told = { thing, reason: reasonLabels[reason], ...(content && { content }) }
    await handIn(tx, {
      kind: 'talkReport',
      targetId: id,
      accountId: user.id,
      title: `${thing}：${reasonLabels[reason]}`,
      draft: { ...told, ...said, place: `/im?session=${sessionId}`, sessionId },
      at: now(),
    })
  })
}

/** What reviewers get to see, and who said it: one line, or the last ones. */
async function saidByOther(db: Db, accountId: number, { sessionId, msgId }: Draft) {
  const rows = await linesOf(db, accountId)
    .where('line.session_id', '=', sessionId)
    .$if(msgId !== undefined, (lines) => lines.where('line.id', '=', msgId ?? 0))
    .orderBy('line.id', 'desc')
    .limit(msgId === undefined ? shown * 2 : 1)
    .execute()
  if (msgId !== undefined && rows.length === 0) throw new Refusal('没有找到这条消息', 'NOT_FOUND')
  const theirs = rows.filter((row) => !presentLine(row).isOwn).slice(0, shown)
  const [last] = theirs
  if (!last) throw new Refusal('对方还没有说话，没有可举报的内容', 'CONFLICT')
  const inOrder = theirs.toReversed()
  const text = inOrder.map(({ kind, content }) => shortOf(kind, content))
  const files = new Map(inOrder.flatMap(({ url, content }) => (url === null ? [] : [[url, { name: content, url }]])))
  const who = `${last.speaker_name ?? ''}（${last.from_id}）`
  return { text: text.join('\n'), files: [...files.values()], who, accountId: last.from_id }
}

const keepReport = (
  tx: Db,
  { accountId, sessionId, msgId = 0, reason, content, at }: Draft & { accountId: number; at: Date },
) =>
  tx
    .insertInto('im_report')
    .values({ account_id: accountId, session_id: sessionId, msg_id: msgId, reason, content, created_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'session_id', 'msg_id']).doUpdateSet({ reason, content }))
    .returning('id')
    .executeTakeFirstOrThrow()
