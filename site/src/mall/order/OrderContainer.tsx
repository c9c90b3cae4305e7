import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import type { OrderAction } from '@xinpu/sdk/format'
import * as mall from '@xinpu/sdk/mall'
import { invalidate } from '@xinpu/sdk/query'
import type { OrderVO } from '@xinpu/sdk/types'
import { asksFirst, OrderDialog, type OrderDialogKind, type OrderSent } from '@xinpu/ui/mall'
import { ConfirmDialog, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../../app/api.ts'
import { uploadFor } from '../../app/files.ts'
import { useAct, type Act } from '../../app/use-act.ts'
import { InvoiceContainer } from '../InvoiceContainer.tsx'
import { orderPlace, ordersPlace } from '../places.ts'
import { myTitles } from '../queries.ts'
import { BuyAgain } from './BuyAgain.tsx'
import { useNothingToAsk } from './use-nothing-to-ask.ts'

/** What a buyer's dialogs ask for. */
type Asked = Extract<OrderDialogKind, 'close' | 'comment' | 'finish' | 'invoice' | 'refund' | 'warehousingNo'>
const asked: readonly string[] = ['close', 'comment', 'finish', 'invoice', 'refund', 'warehousingNo'] satisfies Asked[]
/** What opens a dialog. */
type Opened = Asked | 'buyAgain' | 'remove'
const isAsked = (action: OrderAction): action is Asked => asksFirst(action) && asked.includes(action)

/** What is done about a buyer's order, and the dialog that asks for what it needs first. */
export function useOrderActions() {
  const held = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ order: OrderVO; kind: Opened }>()

  function perform(order: OrderVO, action: OrderAction) {
    if (isAsked(action) || action === 'remove' || action === 'buyAgain') setOpen({ order, kind: action })
    if (action === 'logistics') void navigate(orderPlace(order.id))
  }

  const close = () => setOpen(undefined)
  return {
    perform,
    /** An order ran out of time: it is shown as it is now. */
    renew: () => void invalidate(held, mall.orderClose),
    dialog: open && <OrderContainer order={open.order} kind={open.kind} onClose={close} />,
  }
}

interface OrderContainerProps {
  order: OrderVO
  kind: Opened
  onClose: () => void
}

function OrderContainer({ order, kind, onClose }: OrderContainerProps) {
  const call = useCall()
  const act = useAct()
  const held = useQueryClient()
  const { data: titles, error } = useQuery({ ...myTitles(call), enabled: kind === 'invoice' })
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<number>()
  useNothingToAsk(kind === 'invoice' && !titles ? error?.message : undefined, onClose)
  if (kind === 'buyAgain') return <BuyAgain order={order} onClose={onClose} />
  if (kind === 'remove') return <Removing order={order} onClose={onClose} />
  if (kind === 'invoice' && !titles) return null
  if (isAdding)
    return <InvoiceContainer edited="new" onClose={() => setAdding(false)} onAdded={({ id }) => setAdded(id)} />

  const send = (sent: OrderSent) =>
    sendOf(act, order, sent, onClose).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 409) throw error
      // The order is no longer what it was: it is shown as it is now, and what was asked is over.
      toast.warn(error.message)
      onClose()
      await invalidate(held, mall.orderFinish)
    })
  return <OrderDialog {...dialogOf(kind)} order={order} isOpen onClose={onClose} onSend={send} />

  function dialogOf(of: Asked) {
    if (of === 'refund' || of === 'comment') return { kind: of, uploadImage: uploadFor(call, 'image') }
    if (of === 'invoice') {
      const chosen = added === undefined ? {} : { chosen: added }
      return { kind: of, titles: titles ?? [], onAddTitle: () => setAdding(true), ...chosen }
    }
    return { kind: of }
  }
}

/** Sends what a dialog asked for. */
async function sendOf(act: Act, { id }: OrderVO, sent: OrderSent, onClose: () => void): Promise<unknown> {
  const done = (told: string) => () => {
    toast.success(told)
    onClose()
  }
  switch (sent.kind) {
    case 'close':
      return act(mall.orderClose, { id, ...sent.values }, done('已取消订单，库存已放回'))
    case 'finish':
      return act(mall.orderFinish, { id }, done('已确认收货'))
    case 'refund':
      return act(mall.orderRefund, { id, ...sent.values }, done('已申请退款，等待店铺答复'))
    case 'comment':
      return act(mall.orderComment, { id, ...sent.values }, done('已评价'))
    case 'invoice':
      return act(mall.invoiceApply, { orderId: id, ...sent.values }, done('已申请开票，等待店铺开票'))
    case 'warehousingNo':
      return act(mall.orderSetWarehousingNo, { id, ...sent.values }, done('已填写入仓号'))
    default:
      return undefined
  }
}

function Removing({ order, onClose }: { order: OrderVO; onClose: () => void }) {
  const act = useAct()
  const navigate = useNavigate()
  // Its own page is gone with it.
  const done = () => {
    toast.success('已删除')
    void navigate(ordersPlace(order.type))
  }
  return (
    <ConfirmDialog
      title={`删除订单 ${order.orderNo}`}
      verb="删除订单"
      isOpen
      onOpenChange={onClose}
      confirm={() => act(mall.orderRemove, { ids: [order.id] }, done)}
      failureOf={(error) => (error instanceof Error ? error.message : '没有成功，请再试一次')}
    >
      只从您的列表里删除，店铺那边的记录还在。
    </ConfirmDialog>
  )
}
