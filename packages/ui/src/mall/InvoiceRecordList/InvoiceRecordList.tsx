import { formatAmount } from '@xinpu/sdk/format'
import type { InvoiceRecord } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { shortTime } from '../order-facts.ts'
import * as S from './InvoiceRecordList.styles.ts'

export interface InvoiceRecordListProps {
  records: readonly InvoiceRecord[]
  /** The page of the order that an invoice is of. */
  hrefOf: (record: InvoiceRecord) => Href
  /** The present moment when this is first drawn. */
  now: Date
}

/** Invoices that were asked for: how far each is, its file, or why the shop refused. */
export const InvoiceRecordList = ({ records, hrefOf, now }: InvoiceRecordListProps) => (
  <S.List aria-label="开票记录">
    {records.map((record) => (
      <li key={record.id}>
        <StatusTag kind="invoice" status={record.status} />
        <span data-subject>
          <b>{record.invoice.title}</b>
          <small>{[record.invoice.taxNo, record.merchantName].join('　')}</small>
          {record.refuseReason && <small data-reason>店铺说：{record.refuseReason}</small>}
        </span>
        <span data-order>
          <Link href={hrefOf(record)} tone="plain">
            {record.orderNo}
          </Link>
          <small>{shortTime(record.createTime, now)} 申请</small>
        </span>
        <b data-amount>{formatAmount(record.amount, record.currency)}</b>
        <span data-deed>
          <Deed record={record} href={hrefOf(record)} />
        </span>
      </li>
    ))}
  </S.List>
)

/** The file of one that is issued; one that was refused is asked for again with its order. */
function Deed({ record: { status, fileUrl, orderNo }, href }: { record: InvoiceRecord; href: Href }) {
  if (status === 'issued' && fileUrl)
    return (
      <Link href={fileUrl} aria-label={`下载发票 ${orderNo}`}>
        下载发票
      </Link>
    )
  if (status !== 'refused') return null
  return (
    <Link href={href} aria-label={`重新申请 ${orderNo}`}>
      重新申请
    </Link>
  )
}
