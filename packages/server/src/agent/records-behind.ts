import type { evidence } from '@xinpu/contract/enterprise'
import type { Context } from '../core/context.ts'
import { evidenceOf } from '../enterprise/evidence.ts'
import type { SellerRow } from './seller-queries.ts'

/** What the records say about the companies behind the rows of a list; what they lack a row leaves out. */
export async function recordsBehind(
  context: Pick<Context, 'brought' | 'db' | 'now'>,
  rows: readonly SellerRow[],
): Promise<(row: SellerRow | undefined) => { evidence?: evidence.EvidenceItem[] }> {
  const ids = [...new Set(rows.map(({ enterprise_id }) => enterprise_id))]
  const told = await evidenceOf(context, ids)
  return (row) => {
    const items = row && told.get(row.enterprise_id)
    return items ? { evidence: items.filter(({ state }) => state !== 'unknown') } : {}
  }
}
