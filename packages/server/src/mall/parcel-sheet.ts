import type { merchantOrder } from '@xinpu/contract/mall'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { withOrder } from './order-move.ts'
import { sendParcel } from './order-parcel.ts'

type Parcels = ParsedOf<typeof merchantOrder.shipMany>['parcels']

/** Sends parcels of orders of somebody's shop, each in a transaction of its own: one that cannot go holds up no other. */
export async function sendParcels(
  context: Pick<Context, 'db' | 'now'>,
  sellerId: number,
  parcels: Parcels,
): Promise<merchantOrder.ParcelSent[]> {
  const known = await ordersNamed(context.db, sellerId, parcels)
  const told: merchantOrder.ParcelSent[] = []
  // One after another: two parcels of one order are not both all that is left of it.
  for (const { orderNo, ...parcel } of parcels) {
    const id = known.get(orderNo) ?? 0
    const fault = await withOrder(context, id, { sellerId }, (held) => sendParcel(held, parcel)).catch(faultOf)
    told.push({ orderNo, no: parcel.no, ...(fault && { fault }) })
  }
  return told
}

/** The word of a refusal; what breaks otherwise breaks the call, and what went before it went. */
function faultOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  throw error
}

async function ordersNamed(db: Db, sellerId: number, parcels: Parcels): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('mall_order')
    .innerJoin('merchant', 'merchant.id', 'merchant_id')
    .select(['mall_order.id', 'mall_order.no'])
    .where('merchant.account_id', '=', sellerId)
    .where('mall_order.no', 'in', [...new Set(parcels.map(({ orderNo }) => orderNo))])
    .execute()
  return new Map(rows.map(({ id, no }) => [no, id]))
}
