import type { UploadReader } from '../storage/upload-kind.ts'

/** Whoever acts for a company sees its licence and its letter of authority. */
export const seesLicence: UploadReader = async (db, { url, readerId }) => {
  if (readerId === undefined) return false
  const found = await db
    .selectFrom('enterprise_member')
    .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
    .select('enterprise.id')
    .where('account_id', '=', readerId)
    .where('enterprise_member.status', '=', 'joined')
    .where(({ or, eb }) => or([eb('licence_url', '=', url), eb('proxy_url', '=', url)]))
    .executeTakeFirst()
  return found !== undefined
}
