import { createHash, randomBytes } from 'node:crypto'
import type { share } from '@xinpu/contract/disk'
import type { OutputOf, ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { throttle } from '../core/throttle.ts'
import { disksOf, onAny } from './disk-owner.ts'
import type { Caller } from './file-changes.ts'
import { openShare } from './open-share.ts'
import { sharesOf } from './share-queries.ts'

type FileShare = OutputOf<typeof share.add>

const day = 86_400_000
const pace = { most: 60, minutes: 60 }

export const shareHandlers: HandlersOf<typeof share> = {
  async add(wish, context) {
    const { db, user } = context
    await throttle(context, `share ${user.id}`, pace)
    const ids = await ownFiles(context, wish.ids)
    const id = await insertShare(context, { ...wish, ids })
    return present(await sharesOf(db, user.id).where('disk_share.id', '=', id).executeTakeFirstOrThrow(), context.now())
  },

  async list(page, { db, user, now }) {
    const query = sharesOf(db, user.id).orderBy('created_at', 'desc').orderBy('disk_share.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map((row) => present(row, now())), totalRecord: total }
  },

  async remove({ id }, { db, user }) {
    await db.deleteFrom('disk_share').where('id', '=', id).where('account_id', '=', user.id).execute()
    return null
  },

  open: openShare,
}

/** The files of these that the person may hand on. */
async function ownFiles(context: Caller, ids: readonly number[]): Promise<number[]> {
  const rows = await context.db
    .selectFrom('disk_file')
    .select('id')
    .where('id', 'in', [...ids])
    .where('kind', '=', 'file')
    .where('deleted_at', 'is', null)
    .where(onAny('disk_file', await disksOf(context)))
    .orderBy('id')
    .execute()
  if (rows.length === 0) throw new Refusal('没有找到文件', 'NOT_FOUND')
  return rows.map(({ id }) => id)
}

const random = () => randomBytes(16).toString('base64url')

/** The same files, days and code on the same day make one link. */
function insertShare({ db, user, now }: Caller, { ids, expireDays, code = '' }: ParsedOf<typeof share.add>) {
  const at = now()
  const said = [...ids, expireDays, code, fullDay(at)].join(' ')
  const print = createHash('sha256').update(said).digest('hex')
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('disk_share')
      .values({
        account_id: user.id,
        key: random(),
        pass: random(),
        code,
        print,
        created_at: at,
        expires_at: new Date(at.getTime() + expireDays * day),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'print']).doUpdateSet({ code }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('disk_share_file')
      .values(ids.map((file_id) => ({ share_id: id, file_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return id
  })
}

const present = (
  row: Awaited<ReturnType<ReturnType<typeof sharesOf>['executeTakeFirstOrThrow']>>,
  now: Date,
): FileShare => ({
  id: row.id,
  url: `/share/${row.key}`,
  code: row.code,
  names: row.names,
  fileCount: row.count,
  viewCount: row.view_count,
  isExpired: row.expires_at <= now,
  expireTime: row.expires_at.toISOString(),
  createTime: row.created_at.toISOString(),
})
