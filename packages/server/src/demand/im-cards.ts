import { oneOf } from '../core/prepared-statement.ts'
import type { ImCard } from '../message/im-card.ts'

/** Posts that a talk shows: those that everybody may read. */
export const demandCard: ImCard = async (db, id) =>
  (
    await db
      .selectFrom('demand')
      .select('model')
      .where('id', '=', id)
      .where('status', 'in', ['open', 'closed', 'expired'])
      .executeTakeFirst()
  )?.model

/**
 * Quotes that a talk shows, where it is a talk of their two sides. Until one is accepted only its bidder shows it: an
 * owner who tried it with one after another would learn who sits behind a seat.
 */
export const quoteCard: ImCard = async (db, id, readers) =>
  (
    await db
      .selectFrom('enquiry')
      .innerJoin('demand', 'demand.id', 'demand_id')
      .select('model')
      .where('enquiry.id', '=', id)
      .where('enquiry.account_id', '=', oneOf(readers))
      .where('owner_id', '=', oneOf(readers))
      .where((on) => on.or([on('enquiry.account_id', '=', readers[0] ?? 0), on('enquiry.status', '=', 'accepted')]))
      .executeTakeFirst()
  )?.model
