import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderStatusLabels } from '@xinpu/sdk/labels'
import type { OrderStatus } from '@xinpu/sdk/types'
import { OrderCard, OrderList } from '@xinpu/ui/mall'
import { EmptyState, FilterBar, LinkButton, ListToolbar } from '@xinpu/ui/primitives'
import { oneIn } from '../../account/center-search.ts'
import { namedIn } from '../../account/named-in.ts'
import type { RoomProps } from '../../account/CenterPage.tsx'
import { pageSize } from '../../account/records.ts'
import { useCall, useVisit } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { usePlace } from '../../app/use-place.ts'
import { useOrderHrefs } from '../order/order-hrefs.ts'
import { ForShop } from '../ForShop.tsx'
import { ShopOrderPage } from '../order/ShopOrderPage.tsx'
import { shopOrderPlace, shoppingPlace } from '../places.ts'
import { shopOrders } from '../queries.ts'
import { StateTabs } from '../StateTabs.tsx'
import { Bargains } from '../bargain/Bargains.tsx'
import { GoodsDesk } from './GoodsDesk.tsx'
import { ShopHome } from './ShopHome.tsx'
import { ShopInvoices } from './ShopInvoices.tsx'
import { ShopReceipts } from './ShopReceipts.tsx'
import { ShipSheet } from './ShipSheet.tsx'
import { ShopSettings } from './ShopSettings.tsx'
import { useSellerActions } from './SellerContainer.tsx'

const isStatus = namedIn<OrderStatus>(orderStatusLabels)
const states = Object.keys(orderStatusLabels).filter(isStatus)
const role = 'seller'
const here = { role, tab: 'orders' } as const

/** What of a shop is shown. */
export const sellerTabs = ['home', 'orders', 'goods', 'bargain', 'receipt', 'invoice', 'shop', 'ship'] as const

/** What is done in a person's shop. */
export const SellerDesk = ({ search }: RoomProps) => (
  <ForShop>
    <Desk search={search} />
  </ForShop>
)

/** What the shop sold and what waits, what it sells, and what it is offered. */
function Desk({ search }: RoomProps) {
  const tab = oneIn(sellerTabs, search.tab)
  if (tab === 'home') return <ShopHome />
  if (tab === 'orders' && search.id !== undefined) return <ShopOrderPage key={search.id} id={search.id} />
  if (tab === 'orders') return <Sold search={search} />
  if (tab === 'ship') return <ShipSheet />
  if (tab === 'receipt') return <ShopReceipts search={search} />
  if (tab === 'invoice') return <ShopInvoices search={search} />
  if (tab === 'shop') return <ShopSettings />
  return tab === 'goods' ? <GoodsDesk search={search} /> : <Bargains side="seller" search={search} />
}

function Sold({ search: { keywords, page = 1, status: given } }: RoomProps) {
  const call = useCall()
  const place = usePlace()
  const hrefsOf = useOrderHrefs()
  const now = new Date(useVisit().now)
  const { perform, dialog } = useSellerActions()
  const status = isStatus(given) ? given : undefined
  const narrowed = { ...(keywords && { keywords }), ...(status && { status }) }
  const found = useQuery({
    ...shopOrders(call, { ...narrowed, pageIndex: page, pageSize }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <StateTabs
        states={states}
        labels={orderStatusLabels}
        current={status}
        hrefOf={(one) => place(shoppingPlace({ ...here, keywords, status: one }))}
      />
      <Words keywords={keywords} status={status} />
      {found.data && (
        <ListToolbar title="订单" total={found.data.totalRecord}>
          <LinkButton href={place(shoppingPlace({ role, tab: 'ship' }))}>表格发货</LinkButton>
        </ListToolbar>
      )}
      <OrderList
        orders={shownOf(found)}
        paging={{ page, pageSize, hrefFor: (other) => place(shoppingPlace({ ...here, ...narrowed, page: other })) }}
        empty={<EmptyState title={keywords || status ? '没有符合条件的订单' : '还没有收到订单'} />}
      >
        {(order) => {
          const { pay, goods } = hrefsOf(order)
          return (
            <OrderCard
              key={order.id}
              order={order}
              side="seller"
              hrefs={{ pay, goods, detail: place(shopOrderPlace(order.id)) }}
              onAction={(action) => perform(order, action)}
              now={now}
            />
          )
        }}
      </OrderList>
      {dialog}
    </>
  )
}

interface Narrowed {
  keywords: string | undefined
  status: OrderStatus | undefined
}

function Words({ keywords, status }: Narrowed) {
  const navigate = useNavigate()
  return (
    <FilterBar
      schema={[{ kind: 'text', name: 'keywords', label: '订单', placeholder: '订单号、型号、买家' }]}
      value={{ keywords }}
      onChange={(value) =>
        void navigate(shoppingPlace({ ...here, status, keywords: String(value['keywords'] ?? '') || undefined }))
      }
    />
  )
}
