import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { invoiceStatusLabels } from '@xinpu/sdk/labels'
import type { InvoiceStatus } from '@xinpu/sdk/types'
import { InvoiceRecordList } from '@xinpu/ui/mall'
import { EmptyState, LinkButton, ListRegion } from '@xinpu/ui/primitives'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { invoicePlace, orderPlace, ordersPlace } from './places.ts'
import { myInvoices } from './queries.ts'
import { StateTabs } from './StateTabs.tsx'

const isStatus = namedIn(invoiceStatusLabels)
const states: readonly InvoiceStatus[] = ['applied', 'issued', 'refused']

/** R050, 开票记录: the invoices that the person asked for, and how far each is. */
export function InvoiceRecords({ search: { status: given, page = 1 } }: RoomProps) {
  const place = usePlace()
  const status = isStatus(given) ? given : undefined
  const found = useQuery({
    ...myInvoices(useCall(), { pageIndex: page, pageSize, ...(status && { status }) }),
    placeholderData: keepPreviousData,
  })
  const now = new Date(useVisit().now)
  const hrefOf = (to: { status?: InvoiceStatus | undefined; page?: number }) =>
    place(invoicePlace({ tab: 'record', ...to }))

  return (
    <>
      <StateTabs
        states={states}
        labels={invoiceStatusLabels}
        current={status}
        hrefOf={(state) => hrefOf({ status: state })}
      />
      <ListRegion
        list={shownOf(found)}
        paging={{ page, pageSize, hrefFor: (other) => hrefOf({ status, page: other }) }}
        empty={
          <EmptyState
            title={status ? `没有${invoiceStatusLabels[status]}的发票` : '还没有申请过发票'}
            why="下单时选了开发票，付款后就列在这里；没选的，付款后在订单里按“申请开票”。"
            action={<LinkButton href={place(ordersPlace('CNY'))}>我的订单</LinkButton>}
          />
        }
      >
        {(rows) => <InvoiceRecordList records={rows} hrefOf={({ orderId }) => place(orderPlace(orderId))} now={now} />}
      </ListRegion>
    </>
  )
}
