import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { invoiceStatusLabels } from '@xinpu/sdk/labels'
import { deskInvoiceIssue, deskInvoiceList } from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import type { InvoiceRecord } from '@xinpu/sdk/types'
import { InvoiceIssueDialog } from '@xinpu/ui/mall'
import { toast } from '@xinpu/ui/primitives'
import { InvoiceTable } from '@xinpu/ui/review'
import { useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

const here = { type: 99, tab: 'invoices' }
const isStatus = namedIn(invoiceStatusLabels)

/** Invoices that shops were asked for; one that waits is answered in place of its shop. */
export function InvoiceTab({ search: { keywords, status: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<InvoiceRecord>()
  const status = isStatus(given) ? given : 'applied'
  const narrowed = { status, ...(keywords && { keywords }) }
  const invoices = useQuery({
    ...query(call, deskInvoiceList, { ...narrowed, pageIndex: page, pageSize }),
    staleTime: 0,
  })
  const done = () => {
    toast.success('已处理，买家和店铺会收到消息')
    setAsked(undefined)
  }

  return (
    <>
      <InvoiceTable
        items={shownOf(invoices)}
        page={page}
        pageSize={pageSize}
        hrefFor={(other) => centerHref({ ...here, ...narrowed, page: other })}
        keywords={keywords ?? ''}
        onSearch={(words) => void navigate({ href: centerHref({ ...here, status, keywords: words }) })}
        status={status}
        hrefOfStatus={(wanted) => centerHref({ ...here, keywords, status: wanted })}
        onAnswer={setAsked}
        now={new Date(visit.now)}
      />
      {asked && (
        <InvoiceIssueDialog
          record={asked}
          uploadInvoice={uploadFor(call, 'document')}
          onSend={(values) => act(deskInvoiceIssue, { id: asked.id, ...values }, done)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
