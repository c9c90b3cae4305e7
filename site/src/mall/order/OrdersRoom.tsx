import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderStatusLabels } from '@xinpu/sdk/labels'
import type { OrderStatus } from '@xinpu/sdk/types'
import { OrderCard, OrderList } from '@xinpu/ui/mall'
import { DateField, EmptyState, FilterBar, LinkButton, LinkTabs } from '@xinpu/ui/primitives'
import { oneIn } from '../../account/center-search.ts'
import { namedIn } from '../../account/named-in.ts'
import type { RoomProps } from '../../account/CenterPage.tsx'
import { pageSize } from '../../account/records.ts'
import { withoutEmpty } from '../../app/address.ts'
import { useCall, useVisit } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { usePlace } from '../../app/use-place.ts'
import { mallPlace, ordersPlace } from '../places.ts'
import { myOrders, orderCounts } from '../queries.ts'
import { useOrderHrefs } from './order-hrefs.ts'
import { OrderPage } from './OrderPage.tsx'
import { useOrderActions } from './OrderContainer.tsx'

type Currency = 'CNY' | 'USD'
const isStatus = namedIn(orderStatusLabels)

/** R052 and R053: a person's orders in a currency, or one of them. */
export const OrdersRoom = ({ search }: RoomProps) =>
  search.id === undefined ? (
    <Orders currency={oneIn(['CNY', 'USD'], search.kind)} search={search} />
  ) : (
    <OrderPage key={search.id} id={search.id} />
  )

function Orders({ currency, search }: { currency: Currency; search: RoomProps['search'] }) {
  const call = useCall()
  const place = usePlace()
  const now = new Date(useVisit().now)
  const hrefsOf = useOrderHrefs()
  const { perform, renew, dialog } = useOrderActions()
  const { keywords, begin, end, page = 1 } = search
  const status = isStatus(search.status) ? search.status : undefined
  const narrowed = withoutEmpty({ type: currency, keywords, status, ...daysOf(search) })
  const found = useQuery({
    ...myOrders(call, { ...narrowed, pageIndex: page, pageSize }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <Currencies current={currency} />
      <States currency={currency} current={status} search={search} />
      <Words currency={currency} search={search} />
      <OrderList
        orders={shownOf(found)}
        paging={{
          page,
          pageSize,
          hrefFor: (other) => place(ordersPlace(currency, { keywords, begin, end, status, page: other })),
        }}
        empty={<None status={status} isNarrowed={Boolean(keywords ?? begin ?? end)} />}
      >
        {(order) => (
          <OrderCard
            key={order.id}
            order={order}
            side="buyer"
            hrefs={hrefsOf(order)}
            onAction={(action) => perform(order, action)}
            onExpire={renew}
            now={now}
          />
        )}
      </OrderList>
      {dialog}
    </>
  )
}

function Currencies({ current }: { current: Currency }) {
  const place = usePlace()
  return (
    <LinkTabs
      label="币种"
      current={current}
      items={[
        { id: 'CNY', label: '人民币', href: place(ordersPlace('CNY')) },
        { id: 'USD', label: '美元', href: place(ordersPlace('USD')) },
      ]}
    />
  )
}

interface StatesProps {
  currency: Currency
  current: OrderStatus | undefined
  search: RoomProps['search']
}

function States({ currency, current, search: { keywords, begin, end } }: StatesProps) {
  const place = usePlace()
  const { data: counts = [] } = useQuery(orderCounts(useCall(), currency))
  const tab = (status: OrderStatus) => ({
    id: status,
    label: orderStatusLabels[status],
    count: counts.find((one) => one.status === status)?.count ?? 0,
    href: place(ordersPlace(currency, { keywords, begin, end, status })),
  })
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const states = Object.keys(orderStatusLabels).filter(isStatus)
  return (
    <LinkTabs
      label="状态"
      current={current ?? 'all'}
      items={[
        { id: 'all', label: '全部', count: all, href: place(ordersPlace(currency, { keywords, begin, end })) },
        ...states.map(tab),
      ]}
    />
  )
}

function Words({ currency, search }: { currency: Currency; search: RoomProps['search'] }) {
  const navigate = useNavigate()
  const { keywords, begin, end, status } = search
  const go = (next: { keywords?: string | undefined; begin?: string | undefined; end?: string | undefined }) =>
    void navigate(ordersPlace(currency, { keywords, begin, end, status, ...next }))
  return (
    <FilterBar
      schema={[{ kind: 'text', name: 'keywords', label: '订单', placeholder: '订单号、型号、店铺' }]}
      value={{ keywords }}
      onChange={(value) => go({ keywords: String(value['keywords'] ?? '') || undefined })}
    >
      <DateField
        mode="range"
        label="下单日期"
        isLabelHidden
        value={begin && end && begin <= end ? { start: begin, end } : null}
        onChange={(days) => go({ begin: days?.start, end: days?.end })}
      />
    </FilterBar>
  )
}

/** The days that an address asks for; one end may be open, and a span that ends before it begins is none. */
const daysOf = ({ begin, end }: RoomProps['search']) =>
  begin && end && begin > end ? {} : { beginDay: begin, endDay: end }

function None({ status, isNarrowed }: { status: OrderStatus | undefined; isNarrowed: boolean }) {
  const place = usePlace()
  return (
    <EmptyState
      title={isNarrowed ? '没有符合条件的订单' : status ? `没有${orderStatusLabels[status]}的订单` : '还没有订单'}
      why="下单后，付款、发货和收货都在这里。"
      action={
        <LinkButton tone="primary" href={place(mallPlace())}>
          去商城
        </LinkButton>
      }
    />
  )
}
