import type { circle } from '@xinpu/contract/circle'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { handIn } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttle } from '../core/throttle.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { claimUpload } from '../storage/upload-store.ts'
import { circleKey } from './circle-queries.ts'
import { isSymbol } from './circle-symbols.ts'

type Asking = Context & { user: User }
type Draft = ParsedOf<typeof circle.add>

const pace = { most: 20, minutes: 24 * 60 }

/** Asks for a new circle, or again for one that was refused. */
export async function askForCircle(context: Asking, draft: Draft): Promise<{ id: number; status: 'pending' }> {
  const { db, user, uuid, now } = context
  await throttle(context, `new circle ${user.id}`, pace)
  const picture = { url: draft.imgUrl, purposes: ['image'], accountId: user.id, uuid } as const
  if (!isSymbol(draft.imgUrl) && !(await claimUpload(db, picture))) throw wrong('imgUrl', '请重新上传圈子图片')
  const id = await db.transaction().execute(async (tx) => {
    // The person's row makes two at one moment wait for each other.
    await tx.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().executeTakeFirst()
    await refuseAsked(tx, user.id, draft)
    const kept = draft.id === undefined ? await ask(tx, draft, user.id) : await askAgain(tx, draft, user.id)
    if (kept === undefined) throw await takenBy(tx, draft.name)
    const { name, imgUrl, intro, reason } = draft
    const told = { name, imgUrl, intro, ...(reason && { reason }) }
    await handIn(tx, { kind: 'circle', targetId: kept, accountId: user.id, title: name, draft: told, at: now() })
    return kept
  })
  return { id, status: 'pending' }
}

/** The same again is a retry. */
async function refuseAsked(tx: Db, accountId: number, { id, name }: Draft): Promise<void> {
  const waiting = await tx
    .selectFrom('circle')
    .select('name')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .where('id', '<>', id ?? 0)
    .executeTakeFirst()
  if (waiting && waiting.name !== name) throw new Refusal(`「${waiting.name}」还在审核，每人同时只能有一个`, 'CONFLICT')
}

const columnsOf = ({ name, imgUrl, intro, reason }: Draft) => ({
  name,
  plain: circleKey(name),
  img_url: imgUrl,
  intro,
  reason,
  status: 'pending' as const,
  reject_reason: '',
})

async function ask(tx: Db, draft: Draft, accountId: number): Promise<number | undefined> {
  const row = await tx
    .insertInto('circle')
    .values({ account_id: accountId, ...columnsOf(draft) })
    .onConflict((conflict) =>
      conflict
        .column('plain')
        .where('status', '<>', 'rejected')
        .doUpdateSet(columnsOf(draft))
        .where('circle.account_id', '=', accountId)
        .where('circle.status', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

async function askAgain(tx: Db, draft: Draft, accountId: number): Promise<number | undefined> {
  const taken = await named(tx, draft.name)
  if (taken && taken.id !== draft.id) return undefined
  const row = await tx
    .updateTable('circle')
    .set(columnsOf(draft))
    .where('id', '=', draft.id ?? 0)
    .where('account_id', '=', accountId)
    .where('status', 'in', ['rejected', 'pending'])
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个圈子的申请', 'NOT_FOUND')
  return row.id
}

const named = (tx: Db, name: string) =>
  tx
    .selectFrom('circle')
    .select(['id', 'name'])
    .where('plain', '=', circleKey(name))
    .where('status', '<>', 'rejected')
    .executeTakeFirst()

async function takenBy(tx: Db, name: string): Promise<Refusal> {
  const row = await named(tx, name)
  return new Refusal(`已有相近圈子「${row?.name ?? name}」，去加入`, 'CONFLICT', row && { id: row.id, name: row.name })
}
