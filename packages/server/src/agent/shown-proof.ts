import type { UploadReader } from '../storage/upload-kind.ts'

/** A file that proves a line which everybody sees: the review passed it, so everybody may look at it. */
export const seesShownProof: UploadReader = async (db, { url }) => {
  const found = await db
    .selectFrom('shown_line')
    .innerJoin('shown_seller', 'shown_seller.id', 'seller_id')
    .select('shown_line.id')
    .where('cert_url', '=', url)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
