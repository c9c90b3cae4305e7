import type { UploadReader } from '../storage/upload-kind.ts'
import { seatsOf } from './im-seats.ts'

/** Whoever has a talk sees the pictures and files that were sent in it. */
export const seesTalkFile: UploadReader = async (db, { url, readerId }) => {
  if (readerId === undefined) return false
  const row = await db
    .selectFrom('im_msg')
    .innerJoin(seatsOf(db, readerId).as('seat'), 'seat.session_id', 'im_msg.session_id')
    .select('im_msg.id')
    .where('url', '=', url)
    .executeTakeFirst()
  return row !== undefined
}
