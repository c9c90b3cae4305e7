import { useQuery } from '@tanstack/react-query'
import { receiptAdd, receiptRemove, receiptUpdate } from '@xinpu/sdk/mall'
import type { PayOrder, ReceiptVO } from '@xinpu/sdk/types'
import { BankTransferPanel, ReceiptDialog, type ReceiptValues } from '@xinpu/ui/mall'
import { Alert, ErrorState, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../../app/api.ts'
import { uploadFor } from '../../app/files.ts'
import { shownOf } from '../../app/shown.ts'
import { useAct } from '../../app/use-act.ts'
import { receiptsOf } from '../queries.ts'

interface BankPayProps {
  order: PayOrder
  /** Other ways to pay, as tabs. */
  head: React.ReactNode
}

/** Paying by bank transfer: where the money goes, and the vouchers of it. */
export function BankPay({ order, head }: BankPayProps) {
  const call = useCall()
  const act = useAct()
  const found = useQuery(receiptsOf(call, order.payOrderId))
  const [edited, setEdited] = useState<ReceiptVO | 'new'>()
  const shown = shownOf(found)
  if (shown !== 'loading' && 'onRetry' in shown) return <ErrorState {...shown} />

  const receipts = shown === 'loading' ? [] : shown.data
  return (
    <>
      {order.status === 'reviewing' && (
        <Alert tone="info" title="凭证审核中，店铺核对到账后会通知您，一般不超过 1 个工作日" />
      )}
      <BankTransferPanel
        order={order}
        receipts={shown === 'loading' ? 'loading' : receipts}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
        onRemove={({ id }) => act(receiptRemove, { id }, () => toast.success('已撤回凭证'))}
        head={head}
      />
      {edited && <Voucher order={order} edited={edited} receipts={receipts} onClose={() => setEdited(undefined)} />}
    </>
  )
}

interface VoucherProps {
  order: PayOrder
  edited: ReceiptVO | 'new'
  receipts: readonly ReceiptVO[]
  onClose: () => void
}

function Voucher({ order, edited, receipts, onClose }: VoucherProps) {
  const call = useCall()
  const act = useAct()
  const known = edited === 'new' ? undefined : edited
  const done = () => {
    toast.success('已提交凭证，等待店铺核对')
    onClose()
  }
  const send = (values: ReceiptValues) =>
    known
      ? act(receiptUpdate, { ...values, id: known.id }, done)
      : act(receiptAdd, { ...values, payOrderId: order.payOrderId }, done)

  return (
    <ReceiptDialog
      receipt={known}
      payOrder={order}
      receipts={receipts}
      isOpen
      onClose={onClose}
      onSend={send}
      uploadReceipt={uploadFor(call, 'receipt')}
    />
  )
}
