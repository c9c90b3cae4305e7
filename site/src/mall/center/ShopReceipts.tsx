import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { receiptStatusLabels } from '@xinpu/sdk/labels'
import type { ReceiptStatus } from '@xinpu/sdk/types'
import { ReceiptList } from '@xinpu/ui/mall'
import { EmptyState, ListRegion } from '@xinpu/ui/primitives'
import type { RoomProps } from '../../account/CenterPage.tsx'
import { namedIn } from '../../account/named-in.ts'
import { pageSize } from '../../account/records.ts'
import { useCall } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { usePlace } from '../../app/use-place.ts'
import { shopOrderPlace, shoppingPlace } from '../places.ts'
import { shopReceipts } from '../queries.ts'
import { StateTabs } from '../StateTabs.tsx'
import { useSellerActions } from './SellerContainer.tsx'

const isStatus = namedIn(receiptStatusLabels)
const states: readonly ReceiptStatus[] = ['reviewing', 'accepted', 'refused']

/** The vouchers of transfers to the shop: those that wait are looked at here. */
export function ShopReceipts({ search: { status: given, page = 1 } }: RoomProps) {
  const place = usePlace()
  const status = isStatus(given) ? given : undefined
  const found = useQuery({
    ...shopReceipts(useCall(), { pageIndex: page, pageSize, ...(status && { status }) }),
    placeholderData: keepPreviousData,
  })
  const { perform, dialog } = useSellerActions()
  const hrefOf = (to: { status?: ReceiptStatus | undefined; page?: number }) =>
    place(shoppingPlace({ role: 'seller', tab: 'receipt', ...to }))

  return (
    <>
      <StateTabs
        states={states}
        labels={receiptStatusLabels}
        current={status}
        hrefOf={(one) => hrefOf({ status: one })}
      />
      <ListRegion
        list={shownOf(found)}
        paging={{ page, pageSize, hrefFor: (other) => hrefOf({ status, page: other }) }}
        empty={
          <EmptyState
            title={status ? `没有${receiptStatusLabels[status]}的凭证` : '还没有收到凭证'}
            why="买家用银行转账付款后上传凭证，核对到账后订单才算付款。"
          />
        }
      >
        {(rows) => (
          <ReceiptList
            receipts={rows}
            hrefOf={({ orderId }) => place(orderId === undefined ? shoppingPlace() : shopOrderPlace(orderId))}
            onAudit={({ orderId }) => orderId !== undefined && perform({ id: orderId }, 'audit')}
          />
        )}
      </ListRegion>
      {dialog}
    </>
  )
}
