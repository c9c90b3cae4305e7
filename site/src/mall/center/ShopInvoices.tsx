import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { invoiceStatusLabels } from '@xinpu/sdk/labels'
import type { InvoiceStatus } from '@xinpu/sdk/types'
import { InvoiceRecordList } from '@xinpu/ui/mall'
import { EmptyState, ListRegion } from '@xinpu/ui/primitives'
import type { RoomProps } from '../../account/CenterPage.tsx'
import { namedIn } from '../../account/named-in.ts'
import { pageSize } from '../../account/records.ts'
import { useCall, useVisit } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { usePlace } from '../../app/use-place.ts'
import { shopOrderPlace, shoppingPlace } from '../places.ts'
import { shopInvoices } from '../queries.ts'
import { StateTabs } from '../StateTabs.tsx'
import { useSellerActions } from './SellerContainer.tsx'

const isStatus = namedIn(invoiceStatusLabels)
const states: readonly InvoiceStatus[] = ['applied', 'issued', 'refused']

/** The invoices that buyers asked the shop for: those that wait are handed in or refused here. */
export function ShopInvoices({ search: { status: given, page = 1 } }: RoomProps) {
  const place = usePlace()
  const status = isStatus(given) ? given : undefined
  const found = useQuery({
    ...shopInvoices(useCall(), { pageIndex: page, pageSize, ...(status && { status }) }),
    placeholderData: keepPreviousData,
  })
  const now = new Date(useVisit().now)
  const { perform, dialog } = useSellerActions()
  const hrefOf = (to: { status?: InvoiceStatus | undefined; page?: number }) =>
    place(shoppingPlace({ role: 'seller', tab: 'invoice', ...to }))

  return (
    <>
      <StateTabs
        states={states}
        labels={invoiceStatusLabels}
        current={status}
        hrefOf={(one) => hrefOf({ status: one })}
      />
      <ListRegion
        list={shownOf(found)}
        paging={{ page, pageSize, hrefFor: (other) => hrefOf({ status, page: other }) }}
        empty={
          <EmptyState
            title={status ? `没有${invoiceStatusLabels[status]}的发票` : '还没有买家申请开票'}
            why="买家下单时选了开发票，付款后就列在这里；付款后再申请的也在。"
          />
        }
      >
        {(rows) => (
          <InvoiceRecordList
            records={rows}
            side="seller"
            hrefOf={({ orderId }) => place(shopOrderPlace(orderId))}
            onIssue={({ orderId }) => perform({ id: orderId }, 'issue')}
            now={now}
          />
        )}
      </ListRegion>
      {dialog}
    </>
  )
}
