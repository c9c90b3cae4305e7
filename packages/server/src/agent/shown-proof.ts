import type { Db } from '../core/database.ts'

/** Whether a file proves a line that everybody sees: the review passed it, so everybody may look at it. */
export async function isShownProof(db: Db, url: string): Promise<boolean> {
  const found = await db.selectFrom('shown_line').select('id').where('cert_url', '=', url).limit(1).executeTakeFirst()
  return found !== undefined
}
