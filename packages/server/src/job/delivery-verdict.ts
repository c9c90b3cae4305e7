import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import type { deliveriesTo } from './delivery-queries.ts'

type Delivered = Awaited<ReturnType<ReturnType<typeof deliveriesTo>['executeTakeFirstOrThrow']>>
type Status = Delivered['status']

/** What may follow; whoever was told a verdict may only be told the other one. */
const next: Record<Status, readonly Status[]> = {
  sent: ['viewed', 'invited', 'refused'],
  viewed: ['invited', 'refused'],
  invited: ['hired', 'refused'],
  refused: ['invited'],
  hired: [],
}

interface Verdict {
  status: Status
  /** What the company writes to the applicant; empty for nothing. */
  answer: string
  at: Date
}

/** Said again, it is the same; of two at once the later sees what the first made of it. */
export async function moveOn(tx: Db, row: Delivered, { status, answer, at }: Verdict): Promise<void> {
  const { status: now } = await tx
    .selectFrom('job_delivery')
    .select('status')
    .where('id', '=', row.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (now === status) return
  if (!next[now].includes(status)) throw new Refusal('这份投递已经处理过，请刷新后再看', 'CONFLICT')
  await tx.updateTable('job_delivery').set({ status, answer, answered_at: at }).where('id', '=', row.id).execute()
  await tellApplicant(tx, row, { status, answer })
}

/** What the applicant is told of a verdict; that somebody looked is seen in the list and told nowhere. */
const news: Partial<Record<Status, { title: string; words: string }>> = {
  invited: { title: '面试邀请', words: '邀请您面试，请留意对方来电' },
  refused: { title: '投递结果', words: '认为不太合适，感谢您的投递' },
  hired: { title: '录用通知', words: '录用了您，恭喜' },
}

async function tellApplicant(tx: Db, row: Delivered, { status, answer }: Omit<Verdict, 'at'>): Promise<void> {
  const told = news[status]
  if (!told) return
  await notify(tx, {
    to: row.account_id,
    kind: 'notification',
    title: told.title,
    content: `${row.company} 就“${row.title}”${told.words}。${answer}`,
    url: '/userCenter?type=30',
    target: { type: 'job', id: row.job_id },
  })
}
