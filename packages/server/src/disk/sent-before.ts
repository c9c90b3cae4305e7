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
    sent?.key ??
    ((await keeps(context, { size, sha256 })) && (await insertUpload(db, context, { name, size, sha256, purpose })))
  return key ? present(key, { name, size }) : undefined
}

/**
 * What is on the person's own disk they can read, in the bin or not. Its bytes were counted here: whoever says that they
 * are fewer takes room that is not theirs.
 */
const keeps = async ({ db, user }: Caller, { size, sha256 }: Pick<Announced, 'sha256' | 'size'>): Promise<boolean> =>
  (await db
    .selectFrom('disk_file')
    .innerJoin('file', 'file.sha256', 'disk_file.sha256')
    .select('disk_file.id')
    .where('account_id', '=', user.id)
    .where('disk_file.sha256', '=', sha256)
    .where('file.bytes', '=', size)
    .executeTakeFirst()) !== undefined
