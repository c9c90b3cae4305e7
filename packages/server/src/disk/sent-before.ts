import { insertUpload, present, type Announced } from '../storage/upload-ticket.ts'
import type { Caller } from './file-changes.ts'

/**
 * The upload of a file that the same person has sent whole before, or keeps: then nothing is to be sent. What others sent
 * is never answered for: who only knows the hash of a file does not get the file.
 */
export async function sentBefore(context: Caller, { name, size, sha256, purpose }: Announced) {
  const { db, user, now } = context
  const sent = await db
    .updateTable('upload')
    .set({ touched_at: now() })
    .where('key', '=', ({ selectFrom }) =>
      selectFrom('upload')
        .select('key')
        .where('account_id', '=', user.id)
        .where('purpose', '=', purpose)
        .where('sha256', '=', sha256)
        .where('size', '=', size)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .returning('key')
    .executeTakeFirst()
  const key =
    sent?.key ?? ((await keeps(context, sha256)) && (await insertUpload(db, context, { name, size, sha256, purpose })))
  return key ? present(key, { name, size }) : undefined
}

/** What is on the person's own disk they can read, in the bin or not. */
const keeps = async ({ db, user }: Caller, sha256: string): Promise<boolean> =>
  (await db
    .selectFrom('disk_file')
    .select('id')
    .where('account_id', '=', user.id)
    .where('sha256', '=', sha256)
    .executeTakeFirst()) !== undefined
