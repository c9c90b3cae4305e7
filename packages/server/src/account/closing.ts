import type { closing } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { notify } from '../message/notify.ts'
import { labelsOf } from './fates.ts'
import { needProof } from './proof.ts'

/** Days in which somebody may change their mind. */
const graceDays = 15
const day = 24 * 60 * 60_000

export const closingHandlers: HandlersOf<typeof closing> = {
  async terms(_, { db, user }) {
    const closesAt = await closesAtOf(db, user.id)
    return {
      days: graceDays,
      obstacles: await obstaclesOf(db, user.id),
      deleted: labelsOf('deleted'),
      nameless: labelsOf('nameless'),
      kept: labelsOf('kept').filter((label) => user.roles.has('admin') || !label.includes('后台')),
      ...(closesAt && { closesAt: closesAt.toISOString() }),
    }
  },

  async ask({ proof }, context) {
    await needProof(context, proof)
    const { db, user, now } = context
    return db.transaction().execute(async (tx) => {
      await tx.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute()
      const [obstacle] = await obstaclesOf(tx, user.id)
      if (obstacle) throw new Refusal(obstacle, 'CONFLICT')
      const held = await closesAtOf(tx, user.id)
      const closesAt = held ?? new Date(now().getTime() + graceDays * day)
      if (!held) await begin(tx, user.id, closesAt)
      return { closesAt: closesAt.toISOString() }
    })
  },

  async cancel(_, { db, user }) {
    await db.updateTable('account').set({ closes_at: null }).where('id', '=', user.id).execute()
    return null
  },
}

async function begin(tx: Db, id: number, closesAt: Date): Promise<void> {
  await tx.updateTable('account').set({ closes_at: closesAt }).where('id', '=', id).execute()
  await notify(tx, {
    to: id,
    kind: 'notification',
    title: '您申请了注销账号',
    content: `账号将在 ${fullDay(closesAt)} 注销。在此之前登录后可以随时撤回；如果不是您本人操作，请立即撤回并修改密码。`,
    url: '/userCenter/accountSetting?type=7&tab=prefs',
  })
}

async function closesAtOf(db: Db, id: number): Promise<Date | null> {
  const row = await db.selectFrom('account').select('closes_at').where('id', '=', id).executeTakeFirstOrThrow()
  return row.closes_at
}

/** What has to be done before an account can be closed: whom others would wait for in vain. */
export async function obstaclesOf(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ why: string }>`
    select why from (values
      (1, '您还有没有完成的订单，请先收货或处理完退款',
        exists (select from mall_order where account_id = ${id} and status not in ('finished', 'closed'))),
      (2, '您还开着店铺，请先联系客服关店',
        exists (select from merchant where account_id = ${id})),
      (3, '您是已认证企业的创建人，请先联系客服更换',
        exists (select from enterprise_member join enterprise on enterprise.id = enterprise_id
          where account_id = ${id} and role = 'creator' and enterprise.status in ('certified', 'blocked'))),
      (4, '您在后台还有岗位，请先让负责人取消',
        exists (select from account where id = ${id}
          and roles && array['reviewer', 'editor', 'finance', 'support', 'owner']))
    ) as obstacle (at, why, stands) where stands order by at`.execute(db)
  return rows.map(({ why }) => why)
}
