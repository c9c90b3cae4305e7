import type { Db } from '../core/database.ts'

/** Whether a person acts for the company whose licence or letter of authority lies at an address. */
export async function seesLicence(db: Db, accountId: number, url: string): Promise<boolean> {
  const found = await db
    .selectFrom('enterprise_member')
    .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
    .select('enterprise.id')
    .where('account_id', '=', accountId)
    .where('enterprise_member.status', '=', 'joined')
    .where(({ or, eb }) => or([eb('licence_url', '=', url), eb('proxy_url', '=', url)]))
    .executeTakeFirst()
  return found !== undefined
}
