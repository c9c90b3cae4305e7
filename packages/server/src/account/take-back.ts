import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/**
 * Takes back what somebody handed in and nobody decided, before what they said is wiped: the desk passes nothing that it
 * cannot read. What they handed in for a company waits on, as its creator's.
 */
export async function takeBack(tx: Db, accountId: number): Promise<void> {
  await handOver(tx, accountId)
  await tx
    .updateTable('audit')
    .set({ status: 'withdrawn', claimed_by: null, claimed_until: null })
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .execute()
  // Of an article that is public, newer words that the desk did not pass.
  await sql`
    delete from article_revision using article
    where article.id = article_id and article.account_id = ${accountId}`.execute(tx)
}

const handOver = (tx: Db, accountId: number) =>
  sql`
    update audit set account_id = creator.account_id
    from enterprise_member as own
      join enterprise_member as creator on creator.enterprise_id = own.enterprise_id and creator.role = 'creator'
    where own.account_id = ${accountId} and own.status = 'joined' and own.role = 'member'
      and audit.account_id = ${accountId} and audit.status = 'pending'
      and audit.kind in ('enterprise', 'productLine', 'brandClaim')`.execute(tx)
