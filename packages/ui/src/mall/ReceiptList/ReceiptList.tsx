import { formatAmount, fullDate, toMicro } from '@xinpu/sdk/format'
import type { ReceiptVO } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { momentOf } from '../../primitives/TimeText/moment-of.ts'
import { List } from '../InvoiceRecordList/InvoiceRecordList.styles.ts'

export interface ReceiptListProps {
  receipts: readonly ReceiptVO[]
  /** The page of the order that a voucher pays. */
  hrefOf: (receipt: ReceiptVO) => Href
  /** Says whether the money is there. */
  onAudit: (receipt: ReceiptVO) => void
}

/** Vouchers that a shop was handed: who paid what and when, what was due, and those that wait to be looked at. */
export const ReceiptList = ({ receipts, hrefOf, onAudit }: ReceiptListProps) => (
  <List aria-label="转账凭证">
    {receipts.map((receipt) => (
      <li key={receipt.id}>
        <StatusTag kind="receipt" status={receipt.status} />
        <span data-subject>
          <b>{receipt.payer}</b>
          <small>{[receipt.bank, fullDate(momentOf(receipt.payTime))].filter(Boolean).join('　')}</small>
          <Difference receipt={receipt} />
          {receipt.status === 'refused' && <small data-reason>拒绝原因：{receipt.refuseReason}</small>}
        </span>
        <span data-order>
          <Link href={hrefOf(receipt)} tone="plain">
            {receipt.payOrderNo}
          </Link>
          <Link href={receipt.imgUrl} aria-label={`看凭证 ${receipt.payOrderNo}`}>
            看凭证
          </Link>
        </span>
        <b data-amount>{formatAmount(receipt.amount, receipt.currency)}</b>
        <span data-deed>
          {receipt.status === 'reviewing' && (
            <Button size="sm" aria-label={`核对 ${receipt.payOrderNo}`} onPress={() => onAudit(receipt)}>
              核对
            </Button>
          )}
        </span>
      </li>
    ))}
  </List>
)

/** Another sum than what is due is said before anybody opens the voucher. */
function Difference({ receipt: { amount, payAmount, currency, status } }: { receipt: ReceiptVO }) {
  if (status !== 'reviewing' || toMicro(amount) === toMicro(payAmount)) return null
  return <small data-reason>应付 {formatAmount(payAmount, currency)}</small>
}
