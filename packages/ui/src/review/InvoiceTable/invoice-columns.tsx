import { formatAmount } from '@xinpu/sdk/format'
import { invoiceTypeLabels } from '@xinpu/sdk/labels'
import type { InvoiceRecord } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import * as S from '../RefundDesk/RefundDesk.styles.ts'

interface Terms {
  onAnswer: (record: InvoiceRecord) => void
  now: Date
}

/** The columns of invoices that were asked for. */
export const invoiceColumns = (terms: Terms): Column<InvoiceRecord>[] => [
  { id: 'title', header: '抬头与税号', cell: (record) => <Title record={record} /> },
  { id: 'type', header: '类型', width: '90px', priority: 3, cell: ({ invoice }) => invoiceTypeLabels[invoice.type] },
  { id: 'order', header: '店铺与订单', width: '290px', priority: 2, cell: (record) => <Order record={record} /> },
  { id: 'amount', header: '价税合计', width: '120px', align: 'right', cell: (record) => <Sum record={record} /> },
  {
    id: 'age',
    header: '申请',
    width: '110px',
    cell: ({ createTime }) => <TimeText value={createTime} now={terms.now} />,
  },
  { id: 'acts', header: '操作', width: '130px', cell: (record) => <Act record={record} terms={terms} /> },
]

/** An invoice where there is no room for a row. */
export const InvoiceCard = ({ record, terms }: { record: InvoiceRecord; terms: Terms }) => (
  <RowCard>
    <RowEnds>
      <Title record={record} />
      <span>{formatAmount(record.amount, record.currency)}</span>
    </RowEnds>
    <Order record={record} />
    <RowEnds>
      <TimeText value={record.createTime} now={terms.now} />
      <Act record={record} terms={terms} />
    </RowEnds>
  </RowCard>
)

const Title = ({ record: { invoice, refuseReason } }: { record: InvoiceRecord }) => (
  <S.Pair>
    <span>{invoice.title}</span>
    <CopyText text={invoice.taxNo} label={`税号 ${invoice.taxNo}`} />
    {refuseReason && <S.Why>退回：{refuseReason}</S.Why>}
  </S.Pair>
)

const Order = ({ record: { merchantName, orderNo, buyer } }: { record: InvoiceRecord }) => (
  <S.Pair>
    <span>{merchantName}</span>
    <S.Why>
      {orderNo}，{buyer.nickName}
    </S.Why>
  </S.Pair>
)

const Sum = ({ record: { amount, currency } }: { record: InvoiceRecord }) => (
  <MoneyText value={amount} currency={currency} />
)

function Act({ record, terms: { onAnswer } }: { record: InvoiceRecord; terms: Terms }) {
  const { status, fileUrl, orderNo } = record
  if (status === 'issued' && fileUrl)
    return (
      <Link href={fileUrl} aria-label={`下载发票 ${orderNo}`}>
        下载发票
      </Link>
    )
  if (status !== 'applied') return <S.Why>等买家重新申请</S.Why>
  return (
    <Button size="sm" aria-label={`处理开票 ${orderNo}`} onPress={() => onAnswer(record)}>
      处理
    </Button>
  )
}
