import { timingSafeEqual } from 'node:crypto'
import type { share } from '@xinpu/contract/disk'
import type { OutputOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { shownName } from '../account/person.ts'
import type { Context, House } from '../core/context.ts'
import { forgivePlace, throttlePlace } from '../core/throttle.ts'
import { endingOf } from './file-name.ts'
import { sharedFiles } from './share-queries.ts'

/** Four characters of 62 are guessed by whoever may try without end. Wrong codes of one place. */
const pace = { most: 20, minutes: 60 }

/** A share that has not run out; the same words whether it never was, ran out, was taken back or is of a blocked account. */
export async function shareAt({ db, now }: Pick<House, 'db' | 'now'>, key: string) {
  const row = await db
    .selectFrom('disk_share')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['disk_share.id', 'key', 'code', 'pass', 'expires_at', 'nick_name'])
    .where('key', '=', key)
    .where('expires_at', '>', now())
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  if (!row) throw new Refusal('分享已失效，或链接不完整', 'NOT_FOUND')
  return row
}

/** Counted before it is looked at, so that of many codes at once no more than these are answered. */
async function checkCode(context: Context, { id, code: set }: { id: number; code: string }, typed: string) {
  const action = `share code ${id}`
  await throttlePlace(context, action, pace)
  if (!isSame(set, typed)) throw new Refusal('提取码不正确', 'FORBIDDEN')
  await forgivePlace(context, action)
}

const isSame = (set: string, typed: string): boolean =>
  set.length === typed.length && timingSafeEqual(Buffer.from(set), Buffer.from(typed))

type Opened = OutputOf<typeof share.open>

/** What a share holds, for whoever has its link and its code. */
export async function openShare(
  { key, code = '' }: { key: string; code?: string | undefined },
  context: Context,
): Promise<Opened> {
  const found = await shareAt(context, key)
  const about = {
    byName: shownName(found.nick_name),
    expireTime: found.expires_at.toISOString(),
    hasCode: found.code !== '',
  }
  if (found.code !== '' && code === '') return { ...about, isOpen: false, files: [] }
  if (found.code !== '') await checkCode(context, found, code)
  await context.db
    .updateTable('disk_share')
    .set({ view_count: sql`view_count + 1` })
    .where('id', '=', found.id)
    .execute()
  const rows = await sharedFiles(context.db, key).execute()
  const files = rows.map(({ id, name, bytes, updated_at }) => ({
    id,
    name: name ?? '',
    size: bytes,
    fileType: endingOf(name ?? ''),
    url: `/files/share/${key}/${found.pass}/${id}`,
    updateTime: updated_at.toISOString(),
  }))
  return { ...about, isOpen: true, files }
}
