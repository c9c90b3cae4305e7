import type { OutputOf } from '@xinpu/contract/endpoint'
import type { order } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, ContextFor } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { orders, type OrderRow } from './order-queries.ts'
import { carrierOf, type Carrier } from './tracking-carriers.ts'
import type { Track, TrackEvent, TrackState } from './tracking.ts'

type Logistics = OutputOf<typeof order.logistics>

/** A number that no carrier gives is not asked about. */
const mostDigits = 32

export const trackingHandlers: Pick<HandlersOf<typeof order>, 'logistics'> = {
  async logistics({ id, no }, context) {
    const row = await seenOrder(context, id)
    const parcel = await parcelOf(context.db, id, no)
    const { company, no: number, sent_at: sentAt } = parcel
    const carrier = carrierOf(company)
    const waybill = number.replaceAll(/\s/g, '')
    const sent = { time: sentAt.toISOString(), text: `店铺已交给${company}，运单号 ${number}` }
    if (!carrier || waybill.length > mostDigits) {
      const text = `${sent.text}。这家承运方不能在线跟踪，请凭运单号向承运方查询，或联系店铺`
      return { company, no: number, traces: [{ ...sent, text }] }
    }
    const track = await askedTrack(context, { row, carrier, waybill, parcel })
    return { company, no: number, ...urlOf(carrier, waybill), traces: tracesOf(track, sent) }
  },
}

type Caller = ContextFor<'user'>

/** The order, for who bought it or sells it. */
async function seenOrder({ db, user }: Caller, id: number): Promise<OrderRow> {
  const row = await orders(db)
    .where('mall_order.id', '=', id)
    .where(({ and, eb, or }) =>
      or([
        and([eb('mall_order.account_id', '=', user.id), eb('is_hidden', '=', false)]),
        eb('merchant.account_id', '=', user.id),
      ]),
    )
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个订单', 'NOT_FOUND')
  return row
}

interface ParcelRow {
  company: string
  no: string
  sent_at: Date
}

/** The parcel with a number, or the first that went. */
async function parcelOf(db: Db, orderId: number, no: string | undefined): Promise<ParcelRow> {
  const parcel = await db
    .selectFrom('order_parcel')
    .select(['company', 'no', 'sent_at'])
    .where('order_id', '=', orderId)
    .$if(no !== undefined, (found) => found.where('no', '=', no ?? ''))
    .orderBy('id')
    .executeTakeFirst()
  if (parcel) return parcel
  if (no === undefined) throw new Refusal('店铺还没有发货，发货后可以查看物流', 'CONFLICT')
  throw new Refusal(`运单号：这个订单里没有 ${no}`, 'NOT_FOUND')
}

interface Asked {
  row: OrderRow
  carrier: Carrier
  /** The number without the spaces that people write into it. */
  waybill: string
  parcel: ParcelRow
}

/** What the carrier knows. Whoever cannot be asked now is a fault for the log, and for the person something to do. */
async function askedTrack(
  { tracking, log }: Pick<Context, 'log' | 'tracking'>,
  { row, carrier, waybill, parcel }: Asked,
): Promise<Track> {
  try {
    return await tracking.ask({
      carrier: carrier.code,
      no: waybill,
      phone: carrier.asksPhone && row.address.mobile.slice(-4),
      sentAt: parcel.sent_at,
      to: row.address.city || row.address.province,
    })
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error }, 'a parcel could not be asked about')
    const why = error instanceof Refusal ? error.message : '物流信息暂时查不到'
    const todo = `请过几分钟再试，或凭运单号 ${parcel.no} 向${parcel.company}查询`
    throw new Refusal(`${why}，${todo}`, 'FAIL', { company: parcel.company, no: parcel.no })
  }
}

const urlOf = ({ page }: Carrier, waybill: string) => page && { url: page(waybill) }

/**
 * What happened, newest first, from the hand-over on, unless the carrier had the parcel before the shop said so. How far
 * it is stands in the words of the newest.
 */
function tracesOf({ state, events }: Track, sent: Logistics['traces'][number]): Logistics['traces'] {
  const traces = events.map(traceOf)
  const [newest, ...earlier] = traces.every(({ time }) => time >= sent.time) ? [...traces, sent] : traces
  if (!newest) return []
  const word = words[state]
  return [word && !newest.text.includes(word) ? { ...newest, text: `${word}：${newest.text}` } : newest, ...earlier]
}

const traceOf = ({ at, place, text }: TrackEvent) => ({
  time: at.toISOString(),
  text: place && !text.includes(place) ? `【${place}】${text}` : text,
})

const words: Readonly<Partial<Record<TrackState, string>>> = { signed: '已签收', returned: '退回', trouble: '派送异常' }
