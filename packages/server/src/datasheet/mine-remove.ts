import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/**
 * Takes back what a person handed in: what waits is withdrawn, what is public alone goes from the library. What became
 * a revision beside those of others stays.
 */
export async function removeUploads(db: Db, accountId: number, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('spec_upload')
      .select(['id', 'filename', 'datasheet_id'])
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .forUpdate()
      .execute()
    if (rows.length === 0) return
    await withdrawSheets(tx, rows)
    const own = rows.map(({ id }) => id)
    await tx
      .updateTable('audit')
      .set({ status: 'withdrawn' })
      .where('kind', '=', 'spec')
      .where('target_id', 'in', own)
      .where('status', '=', 'pending')
      .execute()
    await tx.deleteFrom('spec_upload').where('id', 'in', own).execute()
  })
}

interface Upload {
  id: number
  filename: string
  datasheet_id: number | null
}

async function withdrawSheets(tx: Db, rows: readonly Upload[]): Promise<void> {
  const sheets = rows.map(({ datasheet_id }) => datasheet_id).filter((id) => id !== null)
  if (sheets.length === 0) return
  const shared = await sharedSheets(tx, sheets, rows)
  const kept = rows.find(({ datasheet_id }) => shared.has(datasheet_id))
  if (kept) throw new Refusal(`「${kept.filename}」所在的资料还有别人提供的版本，不能撤回`, 'CONFLICT')
  await sql`
    with gone as (
      update datasheet set state = 'removed' where id = any(${sheets}) and state = 'published' returning brand_id
    )
    update brand set datasheet_count = greatest(0, datasheet_count - counted.count)
    from (select brand_id, count(*)::int as count from gone group by brand_id) counted
    where brand.id = counted.brand_id
  `.execute(tx)
}

/** Datasheets with a revision that none of these uploads brought. */
async function sharedSheets(tx: Db, sheets: readonly number[], rows: readonly Upload[]): Promise<Set<number | null>> {
  const found = await tx
    .selectFrom('datasheet_revision')
    .select('datasheet_id')
    .distinct()
    .where('datasheet_id', 'in', sheets)
    .where('id', 'not in', (sub) =>
      sub
        .selectFrom('spec_upload')
        .select(({ fn }) => fn.coalesce('revision_id', sql<number>`0`).as('id'))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        ),
    )
    .execute()
  return new Set(found.map(({ datasheet_id }) => datasheet_id))
}
