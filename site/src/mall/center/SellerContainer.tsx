import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import type { OrderAction } from '@xinpu/sdk/format'
import * as mall from '@xinpu/sdk/mall'
import { invalidate } from '@xinpu/sdk/query'
import type { OrderDetail, OrderVO } from '@xinpu/sdk/types'
import { OrderDialog, type OrderSent } from '@xinpu/ui/mall'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../../app/api.ts'
import { uploadFor } from '../../app/files.ts'
import { useAct, type Act } from '../../app/use-act.ts'
import { useNothingToAsk } from '../order/use-nothing-to-ask.ts'
import { shopOrderOf } from '../queries.ts'

/** What a seller's dialogs ask for. */
type Asked = 'answerRefund' | 'audit' | 'issue' | 'reprice' | 'ship'
const asked: readonly OrderAction[] = ['answerRefund', 'audit', 'issue', 'reprice', 'ship'] satisfies Asked[]
const isAsked = (action: OrderAction): action is Asked => asked.includes(action)

/** An order by its number: what else of it is known may be old. */
type NamedOrder = Pick<OrderVO, 'id'>

/** What is done about an order of one's shop, and the dialog that asks for what it needs first. */
export function useSellerActions() {
  const [open, setOpen] = useState<{ order: NamedOrder; kind: Asked }>()
  return {
    perform: (order: NamedOrder, action: OrderAction) => isAsked(action) && setOpen({ order, kind: action }),
    dialog: open && <SellerContainer {...open} onClose={() => setOpen(undefined)} />,
  }
}

interface SellerContainerProps {
  order: NamedOrder
  kind: Asked
  onClose: () => void
}

/** The dialog opens on the order as it is now: its voucher, its refund, its invoice. */
function SellerContainer({ order: { id }, kind, onClose }: SellerContainerProps) {
  const call = useCall()
  const act = useAct()
  const held = useQueryClient()
  const { data: order, error, fetchStatus } = useQuery({ ...shopOrderOf(call, id), staleTime: 0 })
  const needs = order && needsOf(kind, order, uploadFor(call, 'document'))
  // What is held may be older than what was pressed: what comes is waited for.
  const isOver = order && !needs && fetchStatus === 'idle'
  useNothingToAsk(isOver ? '订单已有变化，现在没有要处理的' : order ? undefined : error?.message, onClose)
  if (!order || !needs) return null

  const send = (sent: OrderSent) =>
    sendOf(act, order, sent, onClose).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 409) throw error
      // The order is no longer what it was: it is shown as it is now, and what was asked is over.
      toast.warn(error.message)
      onClose()
      await invalidate(held, mall.merchantOrderShip)
    })
  return <OrderDialog {...needs} order={order} isOpen onClose={onClose} onSend={send} />
}

/** What a kind shows besides the order; nothing where there is nothing to answer any more. */
function needsOf(kind: Asked, order: OrderDetail, uploadInvoice: ReturnType<typeof uploadFor>) {
  const { refund, receipts, invoiceRecord } = order
  const receipt = receipts.find(({ status }) => status === 'reviewing')
  if (kind === 'answerRefund') return refund && { kind, refund }
  if (kind === 'audit') return receipt && { kind, receipt }
  if (kind === 'issue') return invoiceRecord && { kind, record: invoiceRecord, uploadInvoice }
  return { kind }
}

/** Sends what a dialog asked for. */
async function sendOf(act: Act, order: OrderDetail, sent: OrderSent, onClose: () => void): Promise<unknown> {
  const { id } = order
  const done = (told: string) => () => {
    toast.success(told)
    onClose()
  }
  switch (sent.kind) {
    case 'reprice':
      return act(mall.merchantOrderReprice, { id, ...sent.values }, done('已改价'))
    case 'ship':
      return act(mall.merchantOrderShip, { id, ...sent.values }, done('已发货'))
    case 'answerRefund':
      return act(mall.merchantOrderRefund, { id, ...sent.values }, done('已答复退款'))
    case 'audit':
      return act(mall.receiptAudit, { id: reviewedIn(order), ...sent.values }, done('已核对凭证'))
    case 'issue':
      return act(mall.invoiceIssue, { id: order.invoiceRecord?.id ?? 0, ...sent.values }, done('已处理开票'))
    default:
      return undefined
  }
}

const reviewedIn = ({ receipts }: OrderDetail): number => receipts.find(({ status }) => status === 'reviewing')?.id ?? 0
