import { formatAmount } from '@xinpu/sdk/format'
import type { PayOrder, ReceiptVO } from '@xinpu/sdk/types'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PayBox } from '../CashierPanel/PayBox.tsx'
import { leftOf } from '../ReceiptDialog/receipt-sums.ts'
import { BankAccount } from './BankAccount.tsx'
import { ReceiptRow } from './ReceiptRow.tsx'
import * as S from './BankTransferPanel.styles.ts'

export interface BankTransferPanelProps {
  /** What is paid. */
  order: PayOrder
  /** The vouchers of it, in their order. */
  receipts: readonly ReceiptVO[] | 'loading'
  /** Opens the form of a new voucher. */
  onAdd: () => void
  /** Opens the form of a voucher that is not accepted. */
  onEdit: (receipt: ReceiptVO) => void
  /** Takes a voucher back, after it was asked; the question waits for the promise, and stays when it is broken. */
  onRemove: (receipt: ReceiptVO) => void | Promise<unknown>
  /** Other ways to pay, as tabs over it. */
  head?: React.ReactNode
}

/** A payment by bank transfer: where the money goes, and the vouchers with where each stands. */
export function BankTransferPanel({ order, receipts, onRemove, head, ...ways }: BankTransferPanelProps) {
  const [removing, setRemoving] = useState<ReceiptVO>()
  const isOpen = order.status === 'unpaid' || order.status === 'reviewing'
  const sum = removing && formatAmount(removing.amount, removing.currency)

  return (
    <PayBox
      label="银行转账"
      head={head}
      foot={isOpen && receipts !== 'loading' && <Foot order={order} receipts={receipts} onAdd={ways.onAdd} />}
    >
      <BankAccount {...order} />
      <S.Note>附言请照抄，店铺按它核对到账。转账后上传凭证，核对通过就发货。</S.Note>
      <Vouchers receipts={receipts} onEdit={ways.onEdit} onRemove={setRemoving} />
      <ConfirmDialog
        title={`撤回凭证 ${sum ?? ''}`}
        verb="撤回凭证"
        isOpen={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        confirm={() => removing && onRemove(removing)}
      >
        店铺不再核对这张凭证。已经转出的钱不受影响，可以重新上传。
      </ConfirmDialog>
    </PayBox>
  )
}

interface VouchersProps extends Pick<BankTransferPanelProps, 'receipts' | 'onEdit'> {
  onRemove: (receipt: ReceiptVO) => void
}

const Vouchers = (props: VouchersProps) => (
  <S.Vouchers>
    <h3>转账凭证</h3>
    <VoucherList {...props} />
  </S.Vouchers>
)

function VoucherList({ receipts, onEdit, onRemove }: VouchersProps) {
  if (receipts === 'loading') return <Skeleton shape="row" count={1} />
  if (receipts.length === 0) return <S.None>还没有凭证。转账后把银行回单传上来，店铺才知道是哪一笔。</S.None>

  return (
    <ul>
      {receipts.map((receipt) => (
        <ReceiptRow
          key={receipt.id}
          receipt={receipt}
          onEdit={() => onEdit(receipt)}
          onRemove={() => onRemove(receipt)}
        />
      ))}
    </ul>
  )
}

interface FootProps {
  order: PayOrder
  receipts: readonly ReceiptVO[]
  onAdd: () => void
}

/** What is left to hand in, and the way to it. */
function Foot({ order: { payAmount, currency }, receipts, onAdd }: FootProps) {
  const isFirst = receipts.length === 0
  const left = leftOf(payAmount, receipts)
  const isPart = left > 0n && receipts.some(({ status }) => status !== 'refused')
  return (
    <>
      <span>{isPart ? `凭证合计还差 ${formatAmount(left, currency)}` : '可分多笔付，每笔上传一张'}</span>
      <Button tone={isFirst ? 'primary' : 'plain'} size={isFirst ? 'md' : 'sm'} onPress={onAdd}>
        {!isFirst && <Icon of={Plus} />}
        {isFirst ? '上传凭证' : '再传一张'}
      </Button>
    </>
  )
}
