import { useQuery } from '@tanstack/react-query'
import { orderStatusLabels } from '@xinpu/sdk/labels'
import type { OrderStatus } from '@xinpu/sdk/types'
import { LinkTabs, Section, StatRow, StatTile } from '@xinpu/ui/primitives'
import { oneIn } from '../../account/center-search.ts'
import type { RoomProps } from '../../account/CenterPage.tsx'
import { identity } from '../../account/queries.ts'
import { useCall } from '../../app/api.ts'
import { usePlace } from '../../app/use-place.ts'
import { ordersPlace, shoppingPlace } from '../places.ts'
import { orderCounts } from '../queries.ts'
import { Bargains } from '../bargain/Bargains.tsx'
import { SellerDesk, sellerTabs } from './SellerDesk.tsx'

const buyerTabs = ['home', 'bargain'] as const

/** R045: the mall of a person, as who buys and as who sells, in one row of tabs. */
export function ShoppingRoom({ search }: RoomProps) {
  const isSeller = search.role === 'seller'
  const current = isSeller ? oneIn(sellerTabs, search.tab) : oneIn(buyerTabs, search.tab)
  // Parcels by sheet are part of the orders.
  const part = current === 'ship' ? 'orders' : current
  return (
    <>
      <Parts current={`${isSeller ? 'seller' : 'buyer'} ${part}`} />
      {isSeller && <SellerDesk search={search} />}
      {!isSeller && (current === 'home' ? <Bought /> : <Bargains side="buyer" search={search} />)}
    </>
  )
}

/** Who has no shop is led to where one is opened. */
function Parts({ current }: { current: string }) {
  const place = usePlace()
  const { data: roles } = useQuery(identity(useCall()))
  const own = (tab: (typeof sellerTabs)[number], label: string) => ({
    id: `seller ${tab}`,
    label,
    href: place(shoppingPlace({ role: 'seller', ...(tab !== 'home' && { tab }) })),
  })
  return (
    <LinkTabs
      label="购物中心"
      current={current}
      items={[
        { id: 'buyer home', label: '我买的', href: place(shoppingPlace()) },
        { id: 'buyer bargain', label: '我的议价', href: place(shoppingPlace({ tab: 'bargain' })) },
        ...(roles?.isMerchant
          ? [
              own('home', '我的店铺'),
              own('orders', '店铺订单'),
              own('goods', '商品'),
              own('bargain', '收到的议价'),
              own('receipt', '凭证'),
              own('invoice', '发票'),
              own('shop', '店铺设置'),
            ]
          : [own('home', '我要开店')]),
      ]}
    />
  )
}

/** What a buyer waits for, and what waits for the buyer. */
const shown: readonly OrderStatus[] = ['unpaid', 'reviewing', 'paid', 'shipped', 'refunding']

const Bought = () => (
  <>
    <Counts currency="CNY" title="人民币订单" />
    <Counts currency="USD" title="美元订单" />
  </>
)

function Counts({ currency, title }: { currency: 'CNY' | 'USD'; title: string }) {
  const place = usePlace()
  const { data, isError } = useQuery(orderCounts(useCall(), currency))
  const countOf = (status: OrderStatus) => {
    if (!data) return isError ? null : undefined
    return data.find((one) => one.status === status)?.count ?? 0
  }
  return (
    <Section title={title} more={{ href: place(ordersPlace(currency)), label: '全部订单' }}>
      <StatRow>
        {shown.map((status) => (
          <StatTile
            key={status}
            label={orderStatusLabels[status]}
            value={countOf(status)}
            unit="单"
            href={place(ordersPlace(currency, { status }))}
          />
        ))}
      </StatRow>
    </Section>
  )
}
