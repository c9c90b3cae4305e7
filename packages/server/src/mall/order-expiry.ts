import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { closeDue } from './order-move.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** Orders of a payment that nobody paid in time are closed, and their pieces lie on the shelf again. */
    unpaidOrder: { payOrderId: number }
  }
}

/** Has the orders of a payment closed at the moment when their time is up, in the transaction that says when that is. */
export const closeAt = (tx: Db, payOrderId: number, at: Date): Promise<void> =>
  enqueue(tx, 'unpaidOrder', [{ key: `${payOrderId} ${at.getTime()}`, payload: { payOrderId }, notBefore: at }])

/** Closes what is still unpaid; what was paid, or is under review, goes its way. */
export async function closeUnpaid({ db, now, changes }: House, { payOrderId }: { payOrderId: number }): Promise<void> {
  if ((await closeDue(db, now(), { payOrderId })) > 0) changes.tell()
}
