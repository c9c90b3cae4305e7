import { Refusal } from '@xinpu/contract/refusal'
import dayjs from 'dayjs'
import type { ExpressionBuilder } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { kindsOf } from './rights.ts'

const minutes = 10

const clock = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' })

type Reviewing = Pick<Context, 'db' | 'now'> & { user: User }

/** Keeps a matter for whoever looks at it; of two at once the second is told who has it. */
export async function claim({ db, user, now }: Reviewing, id: number): Promise<Date> {
  const until = dayjs(now()).add(minutes, 'minute').toDate()
  const claimed = await db
    .updateTable('audit')
    .set({ claimed_by: user.id, claimed_until: until })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('kind', 'in', kindsOf(user.roles))
    .where(isFreeFor(user.id, now()))
    .returning('id')
    .executeTakeFirst()
  if (!claimed) await refuseUnfree(db, id, user)
  return until
}

/** Whether nobody else looks at a matter. */
export const isFreeFor = (userId: number, at: Date) => (eb: ExpressionBuilder<Tables, 'audit'>) =>
  eb.or([eb('claimed_by', 'is', null), eb('claimed_by', '=', userId), eb('claimed_until', '<=', at)])

/** Whoever reads this was overtaken; other conflicts, such as a name that is taken, are theirs to decide on. */
const overtaken = (message: string) => new Refusal(message, 'CONFLICT', { isOvertaken: true })

/** Says why a matter cannot be had: it is none, it was decided or taken back, or somebody looks at it. */
export async function refuseUnfree(db: Db, id: number, { roles }: User): Promise<never> {
  const row = await db
    .selectFrom('audit')
    .leftJoin('account as auditor', 'auditor.id', 'auditor_id')
    .leftJoin('account as holder', 'holder.id', 'claimed_by')
    .select(['status', 'auditor.nick_name as auditor', 'holder.nick_name as holder', 'claimed_until'])
    .where('audit.id', '=', id)
    .where('kind', 'in', kindsOf(roles))
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个审核事项', 'NOT_FOUND')
  if (row.status === 'withdrawn') throw overtaken('申请人已修改或撤回，请刷新后查看')
  if (row.status !== 'pending') throw overtaken(`已由 ${row.auditor ?? '其他审核员'} 处理`)
  throw overtaken(`${row.holder ?? '其他审核员'} 正在处理，到 ${clock.format(row.claimed_until ?? 0)}`)
}

/** Lets others have it; whoever does not have it changes nothing. */
export async function release({ db, user }: Reviewing, id: number): Promise<void> {
  await db
    .updateTable('audit')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', user.id)
    .execute()
}
