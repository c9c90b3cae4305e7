import type { reply } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { membershipOf } from '../enterprise/membership.ts'

/** Of a person, and of a company. */
const most = 100

export const replyHandlers: HandlersOf<typeof reply> = {
  async list(_, { db, user }) {
    const rows = await repliesOf(db, user.id, await companyOf(db, user.id))
      .orderBy('enterprise_id', (order) => order.asc().nullsFirst())
      .orderBy('id')
      .limit(2 * most)
      .execute()
    return rows.map(present)
  },

  async add({ content, isShared }, { db, user, now }) {
    const company = isShared ? await companyOf(db, user.id) : undefined
    if (isShared && company === undefined) throw new Refusal('加入企业后才能与同事共用', 'FORBIDDEN')
    const owner = company === undefined ? { account_id: user.id } : { enterprise_id: company }
    const { count } = await ownedBy(db, owner)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= most) throw new Refusal(`快捷回复最多 ${most} 条，先删掉几条`, 'CONFLICT')
    const row = await db
      .insertInto('quick_reply')
      .values({ account_id: null, enterprise_id: null, ...owner, content, created_at: now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    return present(row)
  },

  async update({ id, content }, { db, user }) {
    const row = await db
      .updateTable('quick_reply')
      .set({ content })
      .where('id', '=', id)
      .where(
        'id',
        'in',
        repliesOf(db, user.id, await companyOf(db, user.id))
          .clearSelect()
          .select('id'),
      )
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('没有找到这条快捷回复', 'NOT_FOUND')
    return present(row)
  },

  async remove({ id }, { db, user }) {
    const own = repliesOf(db, user.id, await companyOf(db, user.id))
      .clearSelect()
      .select('id')
    await db.deleteFrom('quick_reply').where('id', '=', id).where('id', 'in', own).execute()
    return null
  },
}

async function companyOf(db: Db, accountId: number): Promise<number | undefined> {
  const membership = await membershipOf(db, accountId)
  return membership?.memberStatus === 'joined' ? membership.enterprise_id : undefined
}

type Owner = { account_id: number } | { enterprise_id: number }

const ownedBy = (db: Db, owner: Owner) =>
  'account_id' in owner
    ? db.selectFrom('quick_reply').where('account_id', '=', owner.account_id)
    : db.selectFrom('quick_reply').where('enterprise_id', '=', owner.enterprise_id)

const repliesOf = (db: Db, accountId: number, enterpriseId: number | undefined) =>
  db
    .selectFrom('quick_reply')
    .select(['id', 'enterprise_id', 'content'])
    .where((on) => on.or([on('account_id', '=', accountId), on('enterprise_id', '=', enterpriseId ?? null)]))

const present = (row: { id: number; enterprise_id: number | null; content: string }): reply.QuickReply => ({
  id: row.id,
  content: row.content,
  isShared: row.enterprise_id !== null,
})
