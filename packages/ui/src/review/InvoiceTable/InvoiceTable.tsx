import { invoiceStatusLabels } from '@xinpu/sdk/labels'
import type { InvoiceRecord, InvoiceStatus } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { SearchedList, type Searched } from '../SearchedList.tsx'
import { InvoiceCard, invoiceColumns } from './invoice-columns.tsx'

export interface InvoiceTableProps extends Paged<InvoiceRecord>, Searched {
  /** The state the list is narrowed to. */
  status: InvoiceStatus
  hrefOfStatus: (status: InvoiceStatus) => Href
  /** One that waits is to be answered. */
  onAnswer: (record: InvoiceRecord) => void
  /** The present moment when this is first drawn. */
  now: Date
}

const states: readonly InvoiceStatus[] = ['applied', 'issued', 'refused']

/** Invoices that shops were asked for, the oldest of those that wait first. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { keywords, onSearch, status, hrefOfStatus, onAnswer, now, ...paged } = props
  const terms = useMemo(() => ({ onAnswer, now }), [onAnswer, now])
  const columns = useMemo(() => invoiceColumns(terms), [terms])

  return (
    <SearchedList
      states={{
        label: '开票状态',
        current: status,
        items: states.map((id) => ({ id, label: invoiceStatusLabels[id], href: hrefOfStatus(id) })),
      }}
      field={{ label: '搜索开票申请', placeholder: '抬头、店铺，或完整的税号、订单号' }}
      keywords={keywords}
      onSearch={onSearch}
    >
      <PagedTable
        {...paged}
        caption="开票申请"
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(record) => <InvoiceCard record={record} terms={terms} />}
        empty={
          <EmptyState
            title={keywords ? `没有找到“${keywords}”` : `没有${invoiceStatusLabels[status]}的申请`}
            why="买家向店铺申请的发票列在这里；抬头和店铺可以只输一部分，号码要输完整。"
          />
        }
      />
    </SearchedList>
  )
}
