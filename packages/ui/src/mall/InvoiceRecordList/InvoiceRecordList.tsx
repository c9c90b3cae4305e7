import { formatAmount, type OrderSide } from '@xinpu/sdk/format'
import type { InvoiceRecord } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { shortTime } from '../order-facts.ts'
import * as S from './InvoiceRecordList.styles.ts'

export interface InvoiceRecordListProps {
  records: readonly InvoiceRecord[]
  /**
   * The side from which they are seen: a buyer reads the shop, a seller the buyer.
   *
   * @default 'buyer'
   */
  side?: OrderSide
  /** The page of the order that an invoice is of. */
  hrefOf: (record: InvoiceRecord) => Href
  /** A seller hands in the invoice that was asked for, or refuses it. */
  onIssue?: (record: InvoiceRecord) => void
  /** The present moment when this is first drawn. */
  now: Date
}

/** Invoices that were asked for: how far each is, its file, or why the shop refused. */
export const InvoiceRecordList = ({ records, side = 'buyer', hrefOf, onIssue, now }: InvoiceRecordListProps) => (
  <S.List aria-label="开票记录">
    {records.map((record) => (
      <li key={record.id}>
        <StatusTag kind="invoice" status={record.status} />
        <span data-subject>
          <b>{record.invoice.title}</b>
          <small>
            {[record.invoice.taxNo, side === 'seller' ? record.buyer.nickName : record.merchantName].join('　')}
          </small>
          {record.refuseReason && (
            <small data-reason>
              {side === 'seller' ? '拒绝原因' : '店铺说'}：{record.refuseReason}
            </small>
          )}
        </span>
        <span data-order>
          <Link href={hrefOf(record)} tone="plain">
            {record.orderNo}
          </Link>
          <small>{shortTime(record.createTime, now)} 申请</small>
        </span>
        <b data-amount>{formatAmount(record.amount, record.currency)}</b>
        <span data-deed>
          <Deed record={record} side={side} href={hrefOf(record)} onIssue={onIssue} />
        </span>
      </li>
    ))}
  </S.List>
)

interface DeedProps extends Pick<InvoiceRecordListProps, 'onIssue' | 'side'> {
  record: InvoiceRecord
  href: Href
}

/** The file of one that is issued; one that was refused is asked for again with its order, one that waits is answered. */
function Deed({ record, side, href, onIssue }: DeedProps) {
  const { status, fileUrl, orderNo } = record
  if (status === 'issued' && fileUrl)
    return (
      <Link href={fileUrl} aria-label={`下载发票 ${orderNo}`}>
        下载发票
      </Link>
    )
  if (side === 'seller')
    return status === 'applied' ? (
      <Button size="sm" aria-label={`开票 ${orderNo}`} onPress={() => onIssue?.(record)}>
        开票
      </Button>
    ) : null
  if (status !== 'refused') return null
  return (
    <Link href={href} aria-label={`重新申请 ${orderNo}`}>
      重新申请
    </Link>
  )
}
