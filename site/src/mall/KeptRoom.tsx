import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { formatNumber, leastQuantity } from '@xinpu/sdk/format'
import type { ArrivalGoods, FavourGoods as Kept, MerchantVO } from '@xinpu/sdk/types'
import { GoodsList, MerchantList, SavedPrice } from '@xinpu/ui/mall'
import { EmptyState, FilterBar, LinkButton, LinkTabs, ListRegion, StatusTag } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { pageSize } from '../account/records.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { AwaitGoods } from './AwaitGoods.tsx'
import { FavourGoods, FollowShop } from './Keeping.tsx'
import { goodsPlace, keptPlace, mallPlace, shopPlace, shopsPlace } from './places.ts'
import { awaitedGoods, followedShops, keptGoods } from './queries.ts'
import { useAdding } from './use-adding.ts'

/** R051: goods that a person keeps, with how their prices moved since, goods they wait for, and shops they follow. */
export function KeptRoom({ search }: RoomProps) {
  const place = usePlace()
  const tab = oneIn(['goods', 'arrival', 'merchant'], search.tab)
  return (
    <>
      <LinkTabs
        label="收藏"
        current={tab}
        items={[
          { id: 'goods', label: '商品', href: place(keptPlace()) },
          { id: 'arrival', label: '到货通知', href: place(keptPlace({ tab: 'arrival' })) },
          { id: 'merchant', label: '店铺', href: place(keptPlace({ tab: 'merchant' })) },
        ]}
      />
      {tab === 'goods' && <Goods search={search} />}
      {tab === 'arrival' && <Awaited search={search} />}
      {tab === 'merchant' && <Shops search={search} />}
    </>
  )
}

const newsOf = (goods: Kept) => <SavedPrice {...goods} />
const actionOf = (goods: Kept) => <FavourGoods goods={{ ...goods, isFavour: true }} size="sm" />
const wantedOf = ({ wanted }: ArrivalGoods) => (
  <StatusTag tone="info" shape="half">
    等 {formatNumber(wanted)} 片
  </StatusTag>
)
const waitOf = (goods: ArrivalGoods) => <AwaitGoods goods={goods} quantity={goods.wanted} isAsked shape="icon" />
const followOf = (shop: MerchantVO) => <FollowShop shop={shop} />

function Goods({ search: { keywords, page = 1 } }: RoomProps) {
  const place = usePlace()
  const navigate = useNavigate()
  const add = useAdding()
  const narrowed = keywords ? { keywords } : {}
  const found = useQuery({
    ...keptGoods(useCall(), { ...narrowed, pageIndex: page, pageSize }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <FilterBar
        schema={[{ kind: 'text', name: 'keywords', label: '商品', placeholder: '型号、品牌、店铺' }]}
        value={{ keywords }}
        onChange={(value) => void navigate(keptPlace({ keywords: String(value['keywords'] ?? '') || undefined }))}
      />
      <ListRegion
        list={shownOf(found)}
        paging={{ page, pageSize, hrefFor: (other) => place(keptPlace({ ...narrowed, page: other })) }}
        empty={
          <EmptyState
            title={keywords ? '没有符合条件的商品' : '还没有收藏商品'}
            why="在商品页按“收藏”，降价了这里会标出来。"
            action={<LinkButton href={place(mallPlace())}>去商城</LinkButton>}
          />
        }
      >
        {(rows) => (
          <GoodsList
            goods={rows}
            qty={leastQuantity}
            hrefOf={({ mallGoodsId }) => place(goodsPlace(mallGoodsId))}
            onAdd={add}
            newsOf={newsOf}
            actionOf={actionOf}
          />
        )}
      </ListRegion>
    </>
  )
}

/** Goods that are not there yet; what came, or was taken back, is here no more. */
function Awaited({ search: { page = 1 } }: RoomProps) {
  const place = usePlace()
  const found = useQuery({
    ...awaitedGoods(useCall(), { pageIndex: page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListRegion
      list={shownOf(found)}
      paging={{ page, pageSize, hrefFor: (other) => place(keptPlace({ tab: 'arrival', page: other })) }}
      empty={
        <EmptyState
          title="没有在等的商品"
          why="商品下架或库存不够时，按“到货通知”，够了会在提醒里告诉您一次。"
          action={<LinkButton href={place(mallPlace())}>去商城</LinkButton>}
        />
      }
    >
      {(rows) => (
        <GoodsList
          goods={rows}
          qty={({ wanted }) => wanted}
          newsOf={wantedOf}
          hrefOf={({ mallGoodsId, wanted }) => place(goodsPlace(mallGoodsId, { qty: wanted }))}
          actionOf={waitOf}
        />
      )}
    </ListRegion>
  )
}

function Shops({ search: { page = 1 } }: RoomProps) {
  const place = usePlace()
  const found = useQuery({
    ...followedShops(useCall(), { pageIndex: page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListRegion
      list={shownOf(found)}
      shape="card"
      paging={{ page, pageSize, hrefFor: (other) => place(keptPlace({ tab: 'merchant', page: other })) }}
      empty={
        <EmptyState
          title="还没有关注店铺"
          why="在店铺页按“关注”，常去的店在这里。"
          action={<LinkButton href={place(shopsPlace())}>看店铺目录</LinkButton>}
        />
      }
    >
      {(rows) => <MerchantList merchants={rows} hrefOf={({ id }) => place(shopPlace(id))} actionOf={followOf} />}
    </ListRegion>
  )
}
