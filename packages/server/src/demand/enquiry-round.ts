import type { enquiry } from '@xinpu/contract/demand'
import { fromMicro } from '@xinpu/trade/price'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import type { EnquiryTables } from './enquiry-tables.ts'

type Round = EnquiryTables['enquiry_round']

/** What was said about quotes, by their numbers, oldest first. */
export async function roundsOf(
  db: Db,
  quotes: readonly { id: number }[],
): Promise<Map<number, enquiry.EnquiryRound[]>> {
  const rows = await db
    .selectFrom('enquiry_round')
    .selectAll()
    .where('enquiry_id', '=', oneOf(quotes.map(({ id }) => id)))
    .orderBy('id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ enquiry_id }) => enquiry_id)].map(([id, rounds]) => [id, rounds.map(presentRound)]),
  )
}

const presentRound = (row: Selectable<Round>): enquiry.EnquiryRound => ({
  id: row.id,
  act: row.act,
  revision: row.revision,
  createTime: row.created_at.toISOString(),
  ...(row.quantity !== null && { quantity: row.quantity }),
  ...(row.price !== null && { price: fromMicro(BigInt(row.price)) }),
  ...(row.currency !== null && { currency: row.currency }),
  ...(row.tax_included !== null && { taxIncluded: row.tax_included }),
  ...(row.valid_until !== null && { validUntil: row.valid_until.toISOString() }),
  ...told({ batchNo: row.batch_no, delivery: row.delivery, content: row.content }),
})

/** Adds a round to the thread of a quote. */
export async function addRound(tx: Db, round: Insertable<Round>): Promise<void> {
  await tx.insertInto('enquiry_round').values(round).execute()
}

/** What a quote says now, as a round of its thread. */
export const quoteRound = (row: Selectable<EnquiryTables['enquiry']>): Insertable<Round> => ({
  enquiry_id: row.id,
  act: 'quote',
  revision: row.revision,
  quantity: row.quantity,
  price: row.price,
  currency: row.currency,
  tax_included: row.tax_included,
  batch_no: row.batch_no,
  delivery: row.delivery,
  valid_until: row.valid_until,
  content: row.remark,
  created_at: row.updated_at,
})
