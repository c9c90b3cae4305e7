import type { OrderAction } from '@xinpu/sdk/format'

/** What each dialog sends of an order, in the contract's words. */
export interface OrderSends {
  close: { closeReason?: string }
  finish: Record<never, never>
  /** Without an amount all of it is asked back. */
  refund: { reason: string; amount?: number; images?: string[] }
  /** A score is 1 to 5. */
  comment: { score: number; content?: string; images?: string[] }
  warehousingNo: { warehousingNo: string }
  /** The title that the invoice is made out to. */
  invoice: { invoiceId: number }
  reprice: { payAmount: number }
  /** Without goods the parcel holds all that is left. */
  ship: { company: string; no: string; goods?: { mallGoodsId: number; quantity: number }[] }
  answerRefund: { status: 'accepted' | 'refused'; reason?: string }
  audit: { status: 'accepted' | 'refused'; refuseReason?: string }
  issue: { status: 'issued' | 'refused'; fileUrl?: string; refuseReason?: string }
}

/** Actions that ask for something first. */
export type OrderDialogKind = keyof OrderSends

/** What was filled in, told apart by its kind. */
export type OrderSent = { [Kind in OrderDialogKind]: { kind: Kind; values: OrderSends[Kind] } }[OrderDialogKind]

export const titles: Record<OrderDialogKind, string> = {
  close: '取消订单',
  finish: '确认收货',
  refund: '申请退款',
  comment: '评价',
  warehousingNo: '填写入仓号',
  invoice: '申请开票',
  reprice: '改价',
  ship: '发货',
  answerRefund: '答复退款',
  audit: '核对凭证',
  issue: '开票',
}

/** Whether an action asks for something in a dialog; the others are done at once, or are places of their own. */
export const asksFirst = (action: OrderAction): action is OrderDialogKind => action in titles
